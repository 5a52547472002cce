import { buildBreadcrumbData } from '#src/app/storefront/build-page-meta.ts';
import {
  buildVehicleCard,
  type SimilarView,
  type VehicleCardView,
} from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import { buildPromoViews } from '#src/promotions/view/build-promo-views.ts';
import type { SearchConfig } from '#src/search/rules/config.ts';
import { collapseSoldRuns } from '#src/search/rules/query/collapse-sold-runs.ts';
import type { SearchAnswer, ValueCount } from '#src/search/rules/query/search-query.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import { sortTable } from '#src/search/rules/sort-table.ts';
import type { TypedReading } from '#src/search/rules/understanding/reread-query.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { buildCanonicalSearchPath, isIndexedSearch } from '#src/search/rules/url/is-indexed-search.ts';
import type { SearchPaths } from '#src/search/rules/url/search-paths.ts';
import { buildFormFields } from '#src/search/view/build-form-fields.ts';
import { buildNearView } from '#src/search/view/build-near-view.ts';
import { buildPagination } from '#src/search/view/build-pagination.ts';
import { buildSearchBreadcrumb } from '#src/search/view/build-search-breadcrumb.ts';
import { buildTypedNote } from '#src/search/view/build-typed-note.ts';
import { countShown } from '#src/search/view/count-shown.ts';
import { describeSearch, findSearchNoun, formatShowMe } from '#src/search/view/describe-search.ts';
import { buildFacetViews } from '#src/search/view/facets/build-facet-views.ts';
import { buildUnpricedView, type CountedSearch } from '#src/search/view/facets/build-unpriced-view.ts';
import { describePriceTypes } from '#src/search/view/facets/describe-price-types.ts';
import { type ChipView, listAppliedFilters } from '#src/search/view/list-applied-filters.ts';
import { listRelaxations, type NoResultsView } from '#src/search/view/list-relaxations.ts';
import type { SortOptionView } from '#src/search/view/search-controls-view.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-change.ts';
import { canSaveQuery, formatSavedQuery } from '#src/watchlist/rules/searches/saved-query.ts';
import { buildItemListData } from './build-item-list-data.ts';
import type { SearchPageView } from './search-page-view.ts';

export interface SearchPageSource {
  readonly state: SearchState;
  readonly vehicles: readonly Vehicle[];
  readonly answer: SearchAnswer;
  /** Answer to buildMakeQuery; null when it wasn't needed. */
  readonly makeAnswer: SearchAnswer | null;
  /** Answer to buildStockQuery; null when it wasn't needed. */
  readonly stockAnswer?: SearchAnswer | null;
  /** The hit before the page's first; null on the first page. */
  readonly hitBefore?: Vehicle | null;
  /** Called only when nothing was found. */
  readonly countOther?: (state: SearchState) => number;
  /** Hits of buildAlternativesQuery, when nothing was found. */
  readonly alternatives?: readonly Vehicle[];
  /** Vehicles by price, counted without the price filter. */
  readonly prices: readonly ValueCount[];
  /** How the typed words were understood; null without typed words. */
  readonly typedReading?: TypedReading | null;
  readonly unknownPostcode?: string | null;
  /** Vehicles hidden for want of a shown price; null when there are none. */
  readonly unpriced?: CountedSearch | null;
}

const buildChips = (state: SearchState, config: SearchConfig, paths: SearchPaths): readonly ChipView[] =>
  listAppliedFilters(state, config).map(({ label, without }) => ({
    label,
    removeLabel: `Remove filter: ${label}`,
    removeHref: buildSearchUrl(without, paths),
  }));

/** Returns the site's sort orders; the first is the default and stays out of the address. @spec D.18 */
const buildSortOptions = (
  state: SearchState,
  { sorts }: SearchConfig,
  paths: SearchPaths,
): readonly SortOptionView[] => {
  // Near a postcode, distance is the default and the site's own default becomes a choice.
  const nearest = state.near === null ? [] : [{ label: 'Nearest first', value: '', sortBy: '' }];
  const own = sorts.map((name, index) => ({
    label: sortTable[name].label,
    value: index === 0 && state.near === null ? '' : sortTable[name].sortBy,
    sortBy: sortTable[name].sortBy,
  }));
  const options = [...nearest, ...own];
  const chosen = options.find(({ sortBy }) => sortBy === state.sortBy) ?? options[0];
  return options.map((option) => ({
    value: option.value,
    label: option.label,
    href: buildSearchUrl({ ...state, page: 1, sortBy: option.value }, paths),
    isSelected: option === chosen,
  }));
};

/** Explains that nothing was found and which filters to relax. @spec B2.21, B2.22 */
const buildNoResults = (
  { state, countOther }: SearchPageSource,
  noun: Noun,
  { site, paths }: ViewContext,
): NoResultsView => ({
  title: 'No Results Available',
  text: 'No results were found. Please adjust your filters, or clear them to see all of our stock.',
  clearLabel: 'Clear Filters',
  clearHref: paths.defaultPath,
  relaxations: listRelaxations(
    state,
    listAppliedFilters(state, site.config.search),
    (other) => countOther?.(other) ?? 0,
    noun,
    paths,
  ),
});

/** Builds the row of similar vehicles for an empty result. @spec B2.19 */
const buildAlternatives = (alternatives: readonly Vehicle[], noun: Noun, context: ViewContext): SimilarView => ({
  heading: `Similar ${noun.many}`,
  moreLabel: `See all ${noun.many}`,
  moreHref: context.paths.defaultPath,
  cards: alternatives.map((vehicle) => buildVehicleCard(vehicle, context)),
});

/** Returns the search as it can be saved; nothing when the site doesn't save searches or the search is empty. @spec B1.15 */
const buildSaving = (
  { state, answer }: SearchPageSource,
  noun: Noun,
  { watchlist }: ViewContext['site']['config'],
): Pick<SearchPageView, 'saving'> => {
  const query = formatSavedQuery(state);
  if (!watchlist.isEnabled || !watchlist.savedSearches || !canSaveQuery(query)) return {};
  const end =
    listNoticeChannels(watchlist).length > 0 ? 'and we can tell you when one comes in' : 'and look again later';
  return {
    saving: { query, offer: answer.totalHits > 0 ? null : `No such ${noun.one} today? Save the search, ${end}.` },
  };
};

const describeDocument = (
  { state, answer }: SearchPageSource,
  { site, paths }: ViewContext,
  countText: string,
  cards: readonly VehicleCardView[],
): Pick<
  SearchPageView,
  'documentTitle' | 'description' | 'canonicalUrl' | 'isIndexed' | 'structuredData' | 'breadcrumb' | 'heading'
> => {
  const { search } = site.config;
  const heading = describeSearch(state, search);
  const canonicalUrl = `${site.url}${buildCanonicalSearchPath(state, paths)}`;
  const breadcrumb = buildSearchBreadcrumb(state, search, paths);
  return {
    documentTitle: `${heading}${state.page > 1 ? `, page ${state.page}` : ''} | ${site.name}`,
    description: `${heading}: ${countText} at ${site.name}, with photos and prices.`,
    canonicalUrl,
    isIndexed: isIndexedSearch(state, paths, answer.totalHits),
    structuredData: [
      buildBreadcrumbData(breadcrumb, site.url, canonicalUrl),
      buildDealerData(site, site.locations.length === 1 ? site.locations[0] : undefined),
      buildItemListData(cards, site.url),
    ],
    breadcrumb,
    heading,
  };
};

/** Builds everything that the search page draws. @spec B2.16 to B2.23, B3.14, B4.14, B9.03 */
export const buildSearchPage = (source: SearchPageSource, context: ViewContext): SearchPageView => {
  const {
    state,
    vehicles,
    answer,
    alternatives = [],
    unpriced = null,
    typedReading = null,
    unknownPostcode = null,
  } = source;
  const { site, paths } = context;
  const { search: config } = site.config;
  const count = countShown(state, answer, config);
  const noun = findSearchNoun(state, config);
  const countText = formatCount(count, noun);
  const cards = collapseSoldRuns(vehicles, config.soldRun, source.hitBefore).map((vehicle) =>
    buildVehicleCard(vehicle, context),
  );
  return {
    ...describeDocument(source, context, countText, cards),
    count,
    countText,
    announcement: count === 0 ? `No ${noun.many} match` : `${countText} ${count === 1 ? 'matches' : 'match'}`,
    showText: formatShowMe(count, noun),
    textForm: { ...buildFormFields({ ...state, query: '', typed: '', isLiteral: false }, paths), query: state.query },
    typedNote:
      typedReading === null ? null : buildTypedNote(state, typedReading, { config, noun, paths, isEmpty: count === 0 }),
    sortForm: buildFormFields({ ...state, sortBy: '' }, paths),
    chips: buildChips(state, config, paths),
    clearHref: paths.defaultPath,
    facets: buildFacetViews({ ...source, config, paths }),
    near: buildNearView(state, config, unknownPostcode, paths),
    sortOptions: buildSortOptions(state, config, paths),
    cards,
    promos: buildPromoViews(site.config.promotions, {
      now: context.now,
      carTypes: state.refinements.car_type ?? [],
      address: buildCanonicalSearchPath({ ...state, page: 1 }, paths),
      cardCount: cards.length,
      page: state.page,
      pageSize: config.pageSize,
    }),
    unpriced: buildUnpricedView(unpriced, noun, paths),
    sortNote: describePriceTypes(answer.facets.price_type ?? []),
    pagination: buildPagination(state, answer.totalHits, config.pageSize, paths),
    noResults: cards.length === 0 ? buildNoResults(source, noun, context) : null,
    ...buildSaving(source, noun, site.config),
    ...(alternatives.length > 0 ? { similar: buildAlternatives(alternatives, noun, context) } : {}),
  };
};
