import { parseFilter } from '../../engine/filter/parse-filter.ts';
import type { SearchEngine, SearchRequest, SearchResponse, SearchSettings } from '../../engine/search-api.ts';
import { SearchError } from '../../engine/search-error.ts';
import type { SearchDocument } from '../../engine/text/text-index.ts';
import { createHitFormatter, findPositions } from './format-hit.ts';
import { createMatchFinder } from './mark-matches.ts';
import { ProtocolError } from './protocol-error.ts';
import type { FacetSearchFields, SearchFields } from './search-fields.ts';
import { answerLimits, type ListAnswer } from './write-answer.ts';

/** An index as a request may see it. */
export interface VisibleIndex {
  readonly uid: string;
  readonly engine: SearchEngine;
  /** Always holds, whatever the request's own filter is: what the site lists. Empty filters nothing. */
  readonly mandatoryFilter: string;
}

/** Hits of one answer; more are not given, as a Meilisearch server caps them. */
export const maxHits = 1000;
/** Hits of one answer that wants words marked in them: marking reads every text of every hit. */
const maxMarkedHits = 200;
/** Values of one facet in an answer. */
export const maxValuesPerFacet = 300;
const defaultHits = 20;

/** Runs something on an engine; what it cannot answer becomes the protocol's error. */
export const withProtocolErrors = <T>(uid: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const isOfIndex = error.message.startsWith('Attribute `') && error.code !== 'invalid_facet_search_facet_name';
    throw new ProtocolError(error.code, isOfIndex ? `Index \`${uid}\`: ${error.message}` : error.message);
  }
};

const readPage = (fields: SearchFields) => {
  if (fields.page === undefined && fields.hitsPerPage === undefined) {
    const limit = fields.limit ?? defaultHits;
    return { kind: 'offset' as const, offset: fields.offset ?? 0, limit };
  }
  const page = fields.page ?? 1;
  const hitsPerPage = fields.hitsPerPage ?? defaultHits;
  return { kind: 'page' as const, page, hitsPerPage, offset: Math.max(0, page - 1) * hitsPerPage };
};

const isMarked = (fields: SearchFields): boolean =>
  fields.attributesToHighlight !== undefined ||
  fields.attributesToCrop !== undefined ||
  fields.showMatchesPosition === true;

type PageRequest = ReturnType<typeof readPage>;

const pageInfo = (page: PageRequest, total: number) =>
  page.kind === 'offset'
    ? { limit: page.limit, offset: page.offset, estimatedTotalHits: total }
    : {
        hitsPerPage: page.hitsPerPage,
        page: page.page,
        totalPages: page.hitsPerPage === 0 ? 0 : Math.ceil(total / page.hitsPerPage),
        totalHits: total,
      };

const facetInfo = (found: SearchResponse) => ({
  facetDistribution: Object.fromEntries(
    Object.entries(found.facets).map(([name, counts]) => [
      name,
      Object.fromEntries(counts.map(({ value, count }) => [value, count])),
    ]),
  ),
  facetStats: found.stats,
});

/** A document without what the site's pages don't show. */
export const omitWithheld = (
  document: SearchDocument,
  { withheldAttributes = [] }: Pick<SearchSettings, 'withheldAttributes'>,
): SearchDocument =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !withheldAttributes.includes(name)));

/** A document with only the attributes that were asked for. */
export const pickAttributes = (document: SearchDocument, wanted: ReadonlySet<string> | undefined): SearchDocument =>
  wanted === undefined ? document : Object.fromEntries(Object.entries(document).filter(([name]) => wanted.has(name)));

/** Undefined when all attributes are wanted. */
export const readWanted = (names: readonly string[] | undefined): ReadonlySet<string> | undefined =>
  names === undefined || names.includes('*') ? undefined : new Set(names);

function* shapeHits(
  found: SearchResponse,
  fields: SearchFields,
  settings: SearchSettings,
): Generator<Record<string, unknown>> {
  const wanted = readWanted(fields.attributesToRetrieve);
  const find = createMatchFinder(fields.q ?? '');
  const format = createHitFormatter(fields, find);
  for (const [place, document] of found.hits.entries()) {
    const hit = omitWithheld(document, settings);
    yield {
      ...pickAttributes(hit, wanted),
      ...(format === undefined ? {} : { _formatted: format(hit, wanted) }),
      ...(fields.showMatchesPosition === true ? { _matchesPosition: findPositions(hit, find) } : {}),
      ...(fields.showRankingScore === true ? { _rankingScore: found.fits?.[place] ?? 1 } : {}),
    };
  }
}

/** An answer in the protocol's form, and how many hits its list will have. */
export interface QueryAnswer extends ListAnswer {
  readonly hitCount: number;
}

export interface QueryBounds {
  /** Hits that the answer may have. */
  readonly maxHits: number;
  readonly maxMs: number;
}

/** Answers one search in the protocol's form. @spec B7.04, B7.05, B9.01 */
export const runQuery = (
  index: VisibleIndex,
  fields: SearchFields,
  { maxHits: room, maxMs }: QueryBounds = { maxHits, maxMs: answerLimits.maxMs },
): QueryAnswer => {
  const page = readPage(fields);
  const wantedHits = page.kind === 'offset' ? page.limit : page.page === 0 ? 0 : page.hitsPerPage;
  const request: SearchRequest = {
    query: fields.q ?? '',
    filter: index.mandatoryFilter,
    facets: fields.facets ?? [],
    facetOrder: 'value',
    maxValuesPerFacet,
    sort: fields.sort ?? [],
    offset: page.offset,
    limit: Math.min(wantedHits, room, isMarked(fields) ? maxMarkedHits : maxHits),
    matchingStrategy: fields.matchingStrategy ?? 'last',
    withFits: fields.showRankingScore === true,
    maxMs,
    ...(fields.attributesToSearchOn === undefined ? {} : { attributesToSearchOn: fields.attributesToSearchOn }),
  };
  const found = withProtocolErrors(index.uid, () =>
    index.engine.search({ ...request, narrowing: parseFilter(fields.filter) }),
  );
  return {
    listName: 'hits',
    hitCount: found.hits.length,
    entries: shapeHits(found, fields, index.engine.settings),
    rest: {
      query: fields.q ?? '',
      processingTimeMs: Math.round(found.ms),
      ...pageInfo(page, found.totalHits),
      ...(fields.facets === undefined ? {} : facetInfo(found)),
    },
  };
};

/** Answers a search for facet values in the protocol's form. */
export const runFacetQuery = (index: VisibleIndex, fields: FacetSearchFields): Record<string, unknown> => {
  const started = performance.now();
  const { facetName } = fields;
  if (facetName === undefined) {
    throw new ProtocolError('missing_facet_search_facet_name', 'Missing field `facetName`');
  }
  const facetHits = withProtocolErrors(index.uid, () =>
    index.engine.facetSearch({
      facet: facetName,
      facetQuery: fields.facetQuery ?? '',
      query: fields.q ?? '',
      filter: index.mandatoryFilter,
      narrowing: parseFilter(fields.filter),
      maxMs: answerLimits.maxMs,
      matchingStrategy: fields.matchingStrategy ?? 'last',
    }),
  );
  return {
    facetHits,
    facetQuery: fields.facetQuery ?? null,
    processingTimeMs: Math.round(performance.now() - started),
  };
};
