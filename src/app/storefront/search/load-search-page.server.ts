import { DomainError } from '#src/lib/domain-error.ts';
import { findNearestPostcodeCoordinates } from '#src/locations/server/find-postcode-coordinates.ts';
import type { SearchEngine } from '#src/search/engine/search-api.ts';
import type { SearchConfig } from '#src/search/rules/config.ts';
import { facetTable } from '#src/search/rules/facet-table.ts';
import { buildAlternativesQuery } from '#src/search/rules/query/build-alternatives-query.ts';
import {
  buildMakeQuery,
  buildSearchQuery,
  buildStockQuery,
  chooseNear,
} from '#src/search/rules/query/build-search-query.ts';
import { buildUnpricedState } from '#src/search/rules/query/build-unpriced-state.ts';
import type { SearchQuery } from '#src/search/rules/query/search-query.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import { rereadQuery } from '#src/search/rules/understanding/reread-query.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { parseSearchState, resolveSearchPath } from '#src/search/rules/url/parse-search-state.ts';
import type { SearchPaths } from '#src/search/rules/url/search-paths.ts';
import { type OnBadHit, readHits, searchStock } from '#src/search/server/search-stock.ts';
import type { SiteLexicon } from '#src/search/server/site-lexicon.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import { understandSearch } from '#src/search/server/understand-search.ts';
import { longestTowLimit, towLimitField } from '#src/search/view/build-towing-view.ts';
import type { CountedSearch } from '#src/search/view/facets/build-unpriced-view.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildSearchPage, type SearchPageSource, type SearchPageView } from './build-search-page.ts';

export interface FoundSearchPage {
  readonly kind: 'page';
  readonly view: SearchPageView;
}

export type SearchPageAnswer = FoundSearchPage | { readonly kind: 'moved'; readonly address: string };

const maxPrices = 5000;

/**
 * Longest address, in characters, in which typed words become filters. In a longer one they stay text, because servers
 * can refuse long addresses.
 */
const maxInterpretedAddress = 1500;

/** A form that was sent without scripts has separate bounds or empty fields. */
const isFormAddress = (url: URL): boolean =>
  [...url.searchParams].some(([name, value]) => value === '' || name.startsWith('from[') || name.startsWith('to['));

const countPrices = (query: SearchQuery): SearchQuery => ({
  ...query,
  limit: 0,
  facets: [facetTable.price.attribute],
  stats: [],
  maxValuesPerFacet: maxPrices,
});

const countOnly = { limit: 0, facets: [], stats: [] } as const satisfies Partial<SearchQuery>;

const countUnpriced = (
  engine: SearchEngine,
  state: SearchState,
  config: SearchConfig,
  nowSeconds: number,
): CountedSearch | null => {
  const unpriced = buildUnpricedState(state, config);
  if (unpriced === null) return null;
  const query = buildSearchQuery(unpriced, config, nowSeconds);
  return { state: unpriced, count: searchStock(engine, { ...query, ...countOnly }).totalHits };
};

/**
 * Returns the previous page's last hit; null on the first page. A run of sold vehicles that includes this hit can
 * continue on the current page. @spec B4.14
 */
const findHitBefore = (engine: SearchEngine, query: SearchQuery, onBadHit: OnBadHit): Vehicle | null => {
  if (query.offset === 0) return null;
  const { hits } = searchStock(engine, { ...query, ...countOnly, offset: query.offset - 1, limit: 1 });
  return readHits(hits, onBadHit)[0] ?? null;
};

const findSource = (
  engine: SearchEngine,
  state: SearchState,
  config: SearchConfig,
  now: Date,
  onBadHit: OnBadHit,
): SearchPageSource => {
  const nowSeconds = now.getTime() / 1000;
  const query = buildSearchQuery(state, config, nowSeconds);
  const makeQuery = buildMakeQuery(state, config, nowSeconds);
  const answer = searchStock(engine, query);
  const stockQuery = buildStockQuery(state, config, nowSeconds);
  const countOther = (other: SearchState): number =>
    searchStock(engine, { ...buildSearchQuery(other, config, nowSeconds), ...countOnly }).totalHits;
  const alternatives =
    answer.totalHits > 0 ? [] : searchStock(engine, buildAlternativesQuery(state, config, nowSeconds)).hits;
  return {
    state,
    answer,
    vehicles: readHits(answer.hits, onBadHit),
    unpriced: countUnpriced(engine, state, config, nowSeconds),
    hitBefore: findHitBefore(engine, query, onBadHit),
    stockAnswer: stockQuery === null ? null : searchStock(engine, stockQuery),
    countOther,
    makeAnswer: makeQuery === null ? null : searchStock(engine, makeQuery),
    alternatives: readHits(alternatives, onBadHit),
    prices: searchStock(engine, countPrices(query)).facets[facetTable.price.attribute] ?? [],
  };
};

const longestShownPostcode = 10;

const findUnknownPostcode = ({ near }: SearchState, { searchParams }: URL): string | null => {
  const typed = searchParams.get('postcode')?.trim() ?? '';
  const isMissing =
    near === null ? !/^(\d{4})?$/.test(typed) : findNearestPostcodeCoordinates(near.postcode) === undefined;
  return isMissing ? typed.slice(0, longestShownPostcode) : null;
};

const findUnreadTowLimit = ({ ranges }: SearchState, { searchParams }: URL): string | null =>
  ranges.aggregate_trailer_mass?.max == null
    ? searchParams.get(towLimitField)?.trim().slice(0, longestTowLimit) || null
    : null;

export const createSearchPageLoader = ({
  indexes,
  pathsOf,
  lexiconOf,
  onBadHit,
}: {
  readonly indexes: StockIndexes;
  readonly pathsOf: SiteSearchPaths;
  readonly lexiconOf: SiteLexicon;
  readonly onBadHit: OnBadHit;
}) => {
  const readState = (url: URL, paths: SearchPaths, config: SearchConfig): SearchState => {
    const resolved = resolveSearchPath(url.pathname, paths);
    if (resolved.kind === 'notFound') throw new DomainError('notFound', 'That search page doesn’t exist.');
    const state = parseSearchState(url, resolved.refinements);
    return { ...state, near: chooseNear(state.near, config) };
  };

  /** @spec D.03 */
  const loadPage = async (site: ResolvedSite, url: URL, now: Date): Promise<SearchPageAnswer> => {
    const paths = await pathsOf(site);
    const { search: config } = site.config;
    const asked = readState(url, paths, config);
    const unknownPostcode = findUnknownPostcode(asked, url);
    const unreadTowLimit = findUnreadTowLimit(asked, url);
    const state = unknownPostcode === null ? asked : { ...asked, near: null };
    const engine = await indexes.get(site.slug);
    const lexicon = state.query === '' && state.typed === '' ? null : await lexiconOf(site);
    const understood = lexicon === null ? null : understandSearch(engine, lexicon, config, state, now.getTime() / 1000);
    const address = buildSearchUrl(understood ?? state, paths);
    const isInterpreted = understood !== null && address.length <= maxInterpretedAddress;
    if (
      isInterpreted ||
      (isFormAddress(url) && unreadTowLimit === null) ||
      url.pathname !== url.pathname.toLowerCase()
    ) {
      return { kind: 'moved', address: isInterpreted ? address : buildSearchUrl(state, paths) };
    }
    const source = findSource(engine, state, config, now, onBadHit);
    const lastPage = Math.max(1, Math.ceil(source.answer.totalHits / config.pageSize));
    if (state.page > lastPage) return { kind: 'moved', address: buildSearchUrl({ ...state, page: lastPage }, paths) };
    const typedReading = lexicon === null ? null : rereadQuery(state, lexicon);
    return {
      kind: 'page',
      view: buildSearchPage({ ...source, typedReading, unknownPostcode, unreadTowLimit }, { site, paths, now }),
    };
  };

  return { loadPage };
};
