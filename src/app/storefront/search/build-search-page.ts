import { buildBreadcrumbData } from '#src/app/storefront/build-page-meta.ts';
import {
  buildVehicleCard,
  chooseCardOptions,
  type SimilarView,
  type VehicleCardView,
} from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { getVehicleCard } from '#src/app/storefront/vehicle-card/get-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import type { Crumb } from '#src/lib/crumb.ts';
import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import { buildDealerData } from '#src/locations/view/build-dealer-data.ts';
import type { PlacedPromo } from '#src/promotions/rules/place-promos.ts';
import { buildPromoViews, type PromoView } from '#src/promotions/view/build-promo-views.ts';
import { findTowLimitKg } from '#src/search/rules/find-tow-limit-kg.ts';
import { collapseSoldRuns } from '#src/search/rules/query/build-search-query.ts';
import type { SearchAnswer, ValueCount } from '#src/search/rules/query/search-query.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import type { TypedReading } from '#src/search/rules/understanding/reread-query.ts';
import { buildCanonicalSearchPath, isIndexedSearch } from '#src/search/rules/url/is-indexed-search.ts';
import { buildFormFields } from '#src/search/view/build-form-fields.ts';
import { buildLeadChoice, type LeadChoiceView } from '#src/search/view/build-lead-choice.ts';
import { buildNearView } from '#src/search/view/build-near-view.ts';
import { buildNoResults, type NoResultsView } from '#src/search/view/build-no-results.ts';
import { buildPagination, type PaginationView } from '#src/search/view/build-pagination.ts';
import { buildResultColumns, type ResultColumnView } from '#src/search/view/build-result-columns.ts';
import { buildSearchBreadcrumb } from '#src/search/view/build-search-breadcrumb.ts';
import { buildSortOptions } from '#src/search/view/build-sort-options.ts';
import { buildTowingView, type TowingView } from '#src/search/view/build-towing-view.ts';
import { buildTypedNote, type TypedNoteView } from '#src/search/view/build-typed-note.ts';
import { countShown } from '#src/search/view/count-shown.ts';
import { describeSearch, findCountNoun, findSearchNoun, formatShowMe } from '#src/search/view/describe-search.ts';
import { buildFacetViews } from '#src/search/view/facets/build-facet-views.ts';
import {
  buildUnpricedView,
  type CountedSearch,
  type UnpricedView,
} from '#src/search/view/facets/build-unpriced-view.ts';
import { describePriceTypes } from '#src/search/view/facets/describe-price-types.ts';
import { buildChips } from '#src/search/view/list-applied-filters.ts';
import type { SearchControlsView } from '#src/search/view/search-controls-view.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { listNoticeChannels } from '#src/watchlist/rules/notice-change.ts';
import { canSaveQuery, formatSavedQuery } from '#src/watchlist/rules/searches/saved-query.ts';
import { buildItemListData } from './build-item-list-data.ts';

export interface SearchPageView extends SearchControlsView {
  readonly documentTitle: string;
  readonly description: string;
  readonly canonicalUrl: string;
  readonly isIndexed: boolean;
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
  readonly breadcrumb: readonly Crumb[];
  readonly heading: string;
  readonly cards: readonly VehicleCardView[];
  readonly columns: readonly ResultColumnView[] | null;
  readonly lead: LeadChoiceView | null;
  readonly towing: TowingView | null;
  readonly unpriced: UnpricedView | null;
  /** Null if no filters came from typed words. */
  readonly typedNote: TypedNoteView | null;
  /** Set if the results are sorted by price and have prices of several types. @spec D.07 */
  readonly sortNote: string | null;
  /** @spec B2.18 */
  readonly promos: readonly PlacedPromo<PromoView>[];
  readonly pagination: PaginationView | null;
  readonly noResults: NoResultsView | null;
  /**
   * `query` is the search to save. `offer` is a sentence that suggests saving it; null if the search found vehicles.
   * Undefined if the site or the search doesn't allow saving. @spec B1.15
   */
  readonly saving?: { readonly query: string; readonly offer: string | null };
  /** @spec B2.19 */
  readonly similar?: SimilarView;
}

export interface SearchPageSource {
  readonly state: SearchState;
  readonly vehicles: readonly Vehicle[];
  readonly answer: SearchAnswer;
  readonly makeAnswer: SearchAnswer | null;
  readonly stockAnswer?: SearchAnswer | null;
  readonly hitBefore?: Vehicle | null;
  readonly countOther?: (state: SearchState) => number;
  readonly alternatives?: readonly Vehicle[];
  /** The number of vehicles at each price, counted without the price filter. */
  readonly prices: readonly ValueCount[];
  readonly typedReading?: TypedReading | null;
  readonly unknownPostcode?: string | null;
  readonly unreadTowLimit?: string | null;
  /** A search for the vehicles that the page's search leaves out because they show no price. */
  readonly unpriced?: CountedSearch | null;
}

/** @spec B2.19 */
const buildAlternatives = (
  { alternatives = [], state }: SearchPageSource,
  noun: Noun,
  context: ViewContext,
): SimilarView => ({
  heading: `Similar ${noun.many}`,
  moreLabel: `See all ${noun.many}`,
  moreHref: context.paths.defaultPath,
  cards: alternatives.map((vehicle) =>
    buildVehicleCard(vehicle, context, { towLimitKg: findTowLimitKg(state, context.site.config.search) }),
  ),
});

/** @spec B1.15 */
const buildSaving = (
  { state, answer }: SearchPageSource,
  noun: Noun,
  { watchlist }: ViewContext['site']['config'],
): Pick<SearchPageView, 'saving'> => {
  const query = formatSavedQuery(state);
  if (!watchlist.isEnabled || !watchlist.savedSearches || !canSaveQuery(query)) return {};
  const end =
    listNoticeChannels(watchlist).length > 0 ? 'and we can tell you when one comes in' : 'and check back later';
  return {
    saving: {
      query,
      offer: answer.totalHits > 0 ? null : `Can’t find the right ${noun.one}? Save this search ${end}.`,
    },
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
    description:
      answer.totalHits > 0
        ? `${heading}: ${countText} at ${site.name}, with photos and prices.`
        : `Nothing at ${site.name} matches this search right now. See what else we have.`,
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

/** @spec B2.16 to B2.23, B3.14, B4.14, B9.03 */
export const buildSearchPage = (source: SearchPageSource, context: ViewContext): SearchPageView => {
  const {
    state,
    vehicles,
    answer,
    alternatives = [],
    countOther = () => 0,
    unpriced = null,
    typedReading = null,
    unknownPostcode = null,
    unreadTowLimit = null,
  } = source;
  const { site, paths } = context;
  const { search: config } = site.config;
  const count = countShown(state, answer, config);
  const noun = findSearchNoun(state, config);
  const countNoun = findCountNoun(state, answer, config);
  const countText = formatCount(count, countNoun);
  const cardOptions = chooseCardOptions(config, state);
  const cards = collapseSoldRuns(vehicles, config.soldRun, source.hitBefore).map((vehicle) =>
    getVehicleCard(vehicle, context, cardOptions),
  );
  return {
    ...describeDocument(source, context, countText, cards),
    count,
    countText,
    announcement: count === 0 ? `No ${noun.many} match` : `${countText} ${count === 1 ? 'matches' : 'match'}`,
    showText: formatShowMe(count, countNoun),
    textForm: { ...buildFormFields({ ...state, query: '', typed: '', isLiteral: false }, paths), query: state.query },
    typedNote:
      typedReading === null ? null : buildTypedNote(state, typedReading, { config, noun, paths, isEmpty: count === 0 }),
    sortForm: buildFormFields({ ...state, sortBy: '' }, paths),
    chips: buildChips(state, config, paths),
    clearHref: paths.defaultPath,
    facets: buildFacetViews({ ...source, config, paths }),
    lead: buildLeadChoice(source, config, paths),
    towing: buildTowingView({ state, count, noun, unreadLimit: unreadTowLimit }, config, paths),
    near: buildNearView(state, config, unknownPostcode, paths),
    sortOptions: buildSortOptions(state, config, paths),
    cards,
    columns: buildResultColumns(state, config, paths),
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
    noResults: cards.length === 0 ? buildNoResults(state, countOther, noun, { config, paths }) : null,
    ...buildSaving(source, noun, site.config),
    ...(alternatives.length > 0 ? { similar: buildAlternatives(source, noun, context) } : {}),
  };
};
