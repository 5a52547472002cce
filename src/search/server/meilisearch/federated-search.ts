import { setImmediate as letOthersWork } from 'node:timers/promises';
import type { SearchResponse } from '../../engine/search-api.ts';
import type { EngineDocument } from '../../engine/text/text-index.ts';
import { type IndexQuery, type MultiSearchContext, withQueryErrors } from './index-query.ts';
import { facetInfo, mergeFacets } from './merge-facets.ts';
import { ProtocolError } from './protocol-error.ts';
import { anything, type FieldsOf, positive, readFields, text, weight } from './read-fields.ts';
import {
  createHitShaper,
  describeQuery,
  isMarked,
  maxHits,
  pageInfo,
  readPage,
  searchIndex,
  shapeEach,
  type VisibleIndex,
} from './run-query.ts';
import { createAnswerWriter } from './write-answer.ts';

const maxNameCharacters = 200;

const federationFields = {
  limit: positive('invalid_search_limit'),
  offset: positive('invalid_search_offset'),
  page: positive('invalid_search_page'),
  hitsPerPage: positive('invalid_search_hits_per_page'),
  facetsByIndex: anything('invalid_multi_search_facets_by_index'),
  mergeFacets: anything('invalid_multi_search_merge_facets'),
  distinct: text('invalid_search_distinct', maxNameCharacters),
} as const;
const mergeFields = { maxValuesPerFacet: positive('invalid_multi_search_max_values_per_facet') } as const;
const optionFields = { weight: weight('invalid_multi_search_weight') } as const;

export interface Federation extends Omit<FieldsOf<typeof federationFields>, 'facetsByIndex' | 'mergeFacets'> {
  readonly facetsByIndex: ReadonlyMap<string, readonly string[]>;
  readonly merging: FieldsOf<typeof mergeFields> | undefined;
}

const readFacetsByIndex = (value: unknown): ReadonlyMap<string, readonly string[]> => {
  const code = 'invalid_multi_search_facets_by_index';
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ProtocolError(code, 'Invalid value type at `.federation.facetsByIndex`: expected an object');
  }
  const isNames = (names: unknown): names is string[] =>
    Array.isArray(names) && names.every((name) => typeof name === 'string');
  const entries = Object.entries(value).filter(([, names]) => names !== null);
  return new Map(
    entries.map(([uid, names]) => {
      if (isNames(names)) return [uid, names];
      throw new ProtocolError(code, `Invalid value type at \`.federation.facetsByIndex.${uid}\`: expected an array`);
    }),
  );
};

export const readFederation = (value: unknown): Federation => {
  const path = '.federation';
  const read = readFields(federationFields, value, { kind: 'body', path }, 'refused');
  const { facetsByIndex, mergeFacets: merging, ...fields } = read;
  const mergingPath = `${path}.mergeFacets`;
  return {
    ...fields,
    facetsByIndex: readFacetsByIndex(facetsByIndex),
    merging:
      merging === undefined
        ? undefined
        : readFields(mergeFields, merging, { kind: 'body', path: mergingPath }, 'refused'),
  };
};

const refuseOwnPages = ({ indexUid, fields }: IndexQuery): void => {
  const paging = (['limit', 'offset', 'page', 'hitsPerPage'] as const).find((name) => fields[name] !== undefined);
  if (paging !== undefined) {
    throw new ProtocolError(
      'invalid_multi_search_query_pagination',
      `Using pagination options is not allowed in federated queries.\n - Hint: remove \`${paging}\` from the query or remove \`federation\` from the request\n - Hint: pass \`federation.limit\` and \`federation.offset\` for pagination in federated search`,
    );
  }
  if (fields.facets === undefined || fields.facets.length === 0) return;
  const facets = `[${fields.facets.map((name) => JSON.stringify(name)).join(', ')}]`;
  throw new ProtocolError(
    'invalid_multi_search_query_facets',
    `Using facet options is not allowed in federated queries.\n - Hint: remove \`facets\` from the query or remove \`federation\` from the request\n - Hint: pass \`federation.facetsByIndex.${indexUid}: ${facets}\` for facets in federated search`,
  );
};

const refuseTwoDistincts = ({ fields }: IndexQuery, { distinct }: Federation): void => {
  if (fields.distinct === undefined || distinct === undefined) return;
  throw new ProtocolError(
    'invalid_multi_search_distinct',
    'Using `distinct` options is not allowed in federated queries when it also appears in `.federation.distinct`.\n - Hint: remove `distinct` from the query or remove `federation` from the request\n  - Note: `distinct` at the query level is discouraged in federated search.',
  );
};

const readWeight = ({ fields }: IndexQuery, place: number): number => {
  const origin = { kind: 'body', path: `.queries[${place}].federationOptions` } as const;
  return readFields(optionFields, fields.federationOptions ?? {}, origin, 'refused').weight ?? 1;
};

interface DoneQuery {
  readonly index: VisibleIndex;
  readonly fields: IndexQuery['fields'];
  readonly found: SearchResponse;
  readonly shape: ReturnType<typeof createHitShaper>;
  readonly weight: number;
}

interface RankedHit {
  readonly queryPlace: number;
  readonly hitPlace: number;
  readonly score: number;
  readonly id: string;
  readonly document: EngineDocument;
}

const listHits = ({ index, found, weight }: DoneQuery, queryPlace: number): RankedHit[] =>
  found.hits.map((document, hitPlace) => ({
    queryPlace,
    hitPlace,
    score: (found.scores?.[hitPlace]?.score ?? 1) * weight,
    id: `${index.uid}/${String(document[index.engine.settings.primaryKey])}`,
    document,
  }));

const compareValues = (a: unknown, b: unknown, isDescending: boolean): number => {
  if (a === b) return 0;
  if (a === undefined || a === null) return 1;
  if (b === undefined || b === null) return -1;
  const isLess = typeof a === typeof b ? (a as string) < (b as string) : typeof a === 'number';
  return isLess === isDescending ? 1 : -1;
};

const compareSorts = (a: RankedHit, b: RankedHit, queries: readonly DoneQuery[]): number => {
  const sorts = [a, b].map(({ queryPlace }) => queries[queryPlace]?.fields.sort ?? []);
  for (const [place, step] of (sorts[0] ?? []).entries()) {
    if (sorts[1]?.[place] !== step) return 0;
    const [name = '', direction] = step.split(':');
    const order = compareValues(a.document[name], b.document[name], direction === 'desc');
    if (order !== 0) return order;
  }
  return 0;
};

const mergeHits = (queries: readonly DoneQuery[], distinct: string | undefined): RankedHit[] => {
  const ranked = queries.flatMap(listHits);
  ranked.sort(
    (a, b) =>
      b.score - a.score || compareSorts(a, b, queries) || a.queryPlace - b.queryPlace || a.hitPlace - b.hitPlace,
  );
  const seen = new Set<unknown>();
  return ranked.filter(({ id, document }) => {
    const value = distinct === undefined ? undefined : document[distinct];
    const keys = value === undefined ? [id] : [id, `=${JSON.stringify(value)}`];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
};

const countFacets = (queries: readonly DoneQuery[], uid: string, facets: readonly string[], maxMs: number) => {
  const ofIndex = queries.filter(({ index }) => index.uid === uid);
  const [first] = ofIndex;
  if (first === undefined) return undefined;
  const { primaryKey } = first.index.engine.settings;
  const ids = ofIndex.flatMap(({ found }) => found.hits.map((hit) => String(hit[primaryKey])));
  // For a single query of an index, facets count all hits. For several, facets count only the hits that were fetched
  // for merging.
  return ofIndex.length === 1
    ? searchIndex(first.index, { ...first.fields, facets: [...facets] }, { limit: 0, maxMs })
    : searchIndex(first.index, { facets: [...facets] }, { limit: 0, maxMs, ids });
};

const describeFacets = (queries: readonly DoneQuery[], federation: Federation, leftMs: () => number) => {
  const counted = new Map<string, SearchResponse>();
  for (const [uid, facets] of federation.facetsByIndex) {
    const found = countFacets(queries, uid, facets, leftMs());
    if (found !== undefined) counted.set(uid, found);
  }
  if (counted.size === 0) return {};
  if (federation.merging !== undefined) {
    return mergeFacets([...counted.values()], federation.merging.maxValuesPerFacet);
  }
  const byIndex = [...counted].map(([uid, found]) => {
    const { facetDistribution, facetStats } = facetInfo(found);
    return [uid, { distribution: facetDistribution, stats: facetStats }] as const;
  });
  return { facetsByIndex: Object.fromEntries(byIndex) };
};

/** @spec B7.07 */
export const runFederatedSearch = async (
  placed: readonly IndexQuery[],
  federation: Federation,
  context: MultiSearchContext,
): Promise<string> => {
  const writer = createAnswerWriter();
  const page = readPage(
    federation,
    placed.some(({ fields }) => isMarked(fields)),
  );
  const queries: DoneQuery[] = [];
  for (const [place, query] of placed.entries()) {
    const weight = readWeight(query, place);
    await withQueryErrors(place, async () => {
      refuseOwnPages(query);
      refuseTwoDistincts(query, federation);
      const { fields } = query;
      const index = await context.openIndex(query.indexUid);
      await writer.pause(letOthersWork);
      const distinct = fields.distinct ?? federation.distinct;
      const wanted = { ...fields, ...(distinct === undefined ? {} : { distinct }) };
      const found = searchIndex(index, wanted, { limit: maxHits, maxMs: writer.leftMs(), withScores: true });
      queries.push({ index, fields, found, shape: createHitShaper(fields, found), weight });
    });
  }
  const merged = mergeHits(queries, federation.distinct);
  const shown = merged.slice(page.offset, page.offset + page.limit);
  const foundCount = queries.reduce((sum, { found }) => sum + found.totalHits, 0);
  const readCount = queries.reduce((sum, { found }) => sum + found.hits.length, 0);
  const shapeHit = (place: number) => {
    const { queryPlace, hitPlace, score } = shown[place] as RankedHit;
    const { index, shape } = queries[queryPlace] as DoneQuery;
    const _federation = { indexUid: index.uid, queriesPosition: queryPlace, weightedRankingScore: score };
    return { ...shape(hitPlace), _federation };
  };
  return writer.write(
    {
      listName: 'hits',
      entries: shapeEach(shown.length, shapeHit),
      rest: {
        processingTimeMs: Math.round(queries.reduce((sum, { found }) => sum + found.ms, 0)),
        ...pageInfo(page, merged.length + foundCount - readCount),
        ...describeFacets(queries, federation, writer.leftMs),
        requestUid: context.requestUid,
        ...(context.isDescribed ? { metadata: queries.map(({ index, fields }) => describeQuery(index, fields)) } : {}),
      },
    },
    'invalid_search_limit',
  );
};
