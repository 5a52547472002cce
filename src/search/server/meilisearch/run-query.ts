import { randomUUID } from 'node:crypto';
import { type Coordinates, calculateDistanceKm } from '#src/locations/rules/calculate-distance-km.ts';
import { parseFilter } from '../../engine/filter/parse-filter.ts';
import { readGeo, readGeoPoint } from '../../engine/geo/read-geo.ts';
import type { SearchEngine, SearchRequest, SearchResponse } from '../../engine/search-api.ts';
import { SearchError } from '../../engine/search-error.ts';
import type { MatchScore } from '../../engine/text/score-match.ts';
import type { EngineDocument } from '../../engine/text/text-index.ts';
import { createHitFormatter, findPositions } from './format-hit.ts';
import { createMatchFinder } from './mark-matches.ts';
import { facetInfo } from './merge-facets.ts';
import { ProtocolError } from './protocol-error.ts';
import type { SearchFields } from './search-fields.ts';
import { createAttributeSelector } from './select-attributes.ts';
import type { ListAnswer } from './write-answer.ts';

export interface VisibleIndex {
  readonly uid: string;
  readonly engine: SearchEngine;
  /** Limits every request to the stock that the site lists. Empty matches everything. */
  readonly mandatoryFilter: string;
}

/** Maximum hits of one search. If a request asks for more, the response states the lower limit. */
export const maxHits = 1000;
/** Maximum hits of a search for which `isMarked` is true. Marking reads every text of every hit. */
const maxMarkedHits = 200;
export const maxValuesPerFacet = 300;
const defaultHits = 20;

export const withProtocolErrors = <T>(uid: string, run: () => T): T => {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof SearchError)) throw error;
    const isOfIndex = error.message.startsWith('Attribute `') && error.code !== 'invalid_facet_search_facet_name';
    throw new ProtocolError(error.code, isOfIndex ? `Index \`${uid}\`: ${error.message}` : error.message);
  }
};

export const isMarked = (fields: SearchFields): boolean =>
  fields.attributesToHighlight !== undefined ||
  fields.attributesToCrop !== undefined ||
  fields.showMatchesPosition === true;

/** Caps the page size before computing the offset, so that no hit falls between two pages. */
export const readPage = (fields: SearchFields, hasMarks = isMarked(fields)) => {
  const most = hasMarks ? maxMarkedHits : maxHits;
  if (fields.page === undefined && fields.hitsPerPage === undefined) {
    const limit = Math.min(fields.limit ?? defaultHits, most);
    return { kind: 'offset' as const, offset: fields.offset ?? 0, limit };
  }
  const page = fields.page ?? 1;
  const hitsPerPage = Math.min(fields.hitsPerPage ?? defaultHits, most);
  const limit = page === 0 ? 0 : hitsPerPage;
  return { kind: 'page' as const, page, hitsPerPage, limit, offset: Math.max(0, page - 1) * hitsPerPage };
};

type PageRequest = ReturnType<typeof readPage>;

export const pageInfo = (page: PageRequest, total: number) =>
  page.kind === 'offset'
    ? { limit: page.limit, offset: page.offset, estimatedTotalHits: total }
    : {
        hitsPerPage: page.hitsPerPage,
        page: page.page,
        totalPages: page.hitsPerPage === 0 ? 0 : Math.ceil(total / page.hitsPerPage),
        totalHits: total,
      };

const findOrigin = (sort: readonly string[] = []): Coordinates | undefined =>
  sort.map((step) => readGeoPoint(step.replace(/:(?:asc|desc)$/, ''))).find((place) => place !== undefined);

const measureDistance = (hit: EngineDocument, origin: Coordinates | undefined) => {
  const place = origin && readGeo(hit._geo);
  return place && { _geoDistance: Math.round(calculateDistanceKm(origin, place) * 1000) };
};

const describeScore = (match: MatchScore | undefined): Record<string, unknown> => {
  if (match === undefined) return {};
  const { scores, matchingWords, maxMatchingWords, typoCount, maxTypoCount, exactness } = match;
  return {
    words: { order: 0, matchingWords, maxMatchingWords, score: scores.words },
    typo: { order: 1, typoCount, maxTypoCount, score: scores.typo },
    proximity: { order: 2, score: scores.proximity },
    attributeRank: { order: 3, score: scores.attribute },
    wordPosition: { order: 4, score: scores.position },
    exactness: { order: 5, matchType: exactness, score: scores.exactness },
  };
};

export const createHitShaper = (fields: SearchFields, found: SearchResponse) => {
  const select = createAttributeSelector(fields.attributesToRetrieve);
  const find = createMatchFinder(fields.q ?? '');
  const format = createHitFormatter(fields, find, found.hits);
  const origin = findOrigin(fields.sort);
  return (place: number): Record<string, unknown> => {
    const hit = found.hits[place] ?? {};
    const score = found.scores?.[place];
    return {
      ...select(hit),
      ...(fields.retrieveVectors === true ? { _vectors: {} } : {}),
      ...measureDistance(hit, origin),
      ...(format === undefined ? {} : { _formatted: format(hit) }),
      ...(fields.showMatchesPosition === true ? { _matchesPosition: findPositions(hit, find) } : {}),
      ...(fields.showRankingScore === true ? { _rankingScore: score?.score ?? 1 } : {}),
      ...(fields.showRankingScoreDetails === true ? { _rankingScoreDetails: describeScore(score) } : {}),
    };
  };
};

export function* shapeEach<Shape>(count: number, shape: (place: number) => Shape): Generator<Shape> {
  for (let place = 0; place < count; place++) yield shape(place);
}

export interface QueryAnswer extends ListAnswer {
  readonly hitCount: number;
}

export const describeQuery = (index: VisibleIndex, fields: SearchFields) => ({
  ...(fields.q === undefined ? {} : { query: fields.q }),
  queryUid: randomUUID(),
  indexUid: index.uid,
  primaryKey: index.engine.settings.primaryKey,
});

export interface QueryContext {
  readonly requestUid: string;
  readonly isDescribed: boolean;
  readonly maxMs: number;
}

export const searchIndex = (
  index: VisibleIndex,
  fields: SearchFields,
  request: Pick<SearchRequest, 'offset' | 'limit' | 'maxMs' | 'withScores' | 'ids'>,
): SearchResponse =>
  withProtocolErrors(index.uid, () =>
    index.engine.search({
      query: fields.q ?? '',
      filter: index.mandatoryFilter,
      narrowing: parseFilter(fields.filter),
      facets: fields.facets ?? [],
      facetOrder: 'value',
      maxValuesPerFacet,
      sort: fields.sort ?? [],
      matchingStrategy: fields.matchingStrategy ?? 'last',
      ...(fields.distinct !== undefined && { distinct: fields.distinct }),
      ...(fields.attributesToSearchOn !== undefined && { attributesToSearchOn: fields.attributesToSearchOn }),
      ...(fields.rankingScoreThreshold !== undefined && { minScore: fields.rankingScoreThreshold }),
      ...request,
    }),
  );

/** @spec B7.04, B7.05, B9.01 */
export const runQuery = (index: VisibleIndex, fields: SearchFields, context: QueryContext): QueryAnswer => {
  const page = readPage(fields);
  const withScores = fields.showRankingScore === true || fields.showRankingScoreDetails === true;
  const { offset, limit } = page;
  const found = searchIndex(index, fields, { offset, limit, maxMs: context.maxMs, withScores });
  return {
    listName: 'hits',
    hitCount: found.hits.length,
    entries: shapeEach(found.hits.length, createHitShaper(fields, found)),
    rest: {
      query: fields.q ?? '',
      processingTimeMs: Math.round(found.ms),
      ...pageInfo(page, found.totalHits),
      ...(fields.facets === undefined ? {} : facetInfo(found)),
      requestUid: context.requestUid,
      ...(context.isDescribed ? { metadata: describeQuery(index, fields) } : {}),
    },
  };
};
