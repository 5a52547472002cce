import { daySeconds } from '#src/lib/durations.ts';
import type { SearchConfig } from '../config.ts';
import type { FilterableAttribute } from '../document/document-attributes.ts';
import { facetTable } from '../facet-table.ts';
import {
  emptySearchState,
  isNarrowedSearch,
  type Near,
  type NumberRange,
  rangeKeys,
  refinementKeys,
  type SearchState,
} from '../search-state.ts';
import { type SortName, sortTable } from '../sort-table.ts';
import { allOf, anyOf, type FilterTerm, formatSiteFilter, oneOf } from './filter-text.ts';
import { attributeOf } from './refinement-attributes.ts';
import type { QueryRange, SearchQuery } from './search-query.ts';

const minuteSeconds = 60;

/** Rounds down to the minute, so that the engine sees the same filter again and uses its cache. */
const roundToMinute = (seconds: number): number => Math.floor(seconds / minuteSeconds) * minuteSeconds;

/** @spec B4.16, B4.17, B9.16, B9.17, L7.07 */
export const buildListingFilter = (
  { listing, soldWindowDays, itemTypes }: Pick<SearchConfig, 'listing' | 'soldWindowDays' | 'itemTypes'>,
  nowSeconds: number,
): string => {
  const unsold = listing.statuses.filter((status) => status !== 'sold');
  const soldSince = roundToMinute(nowSeconds) - soldWindowDays * daySeconds;
  return allOf([
    'show_on_dealer_website = true',
    anyOf([
      ...(unsold.length > 0 ? [oneOf('status', unsold)] : []),
      ...(listing.statuses.includes('sold')
        ? [`(${allOf(['status = sold', `sold_date_timestamp >= ${soldSince}`])})` as const]
        : []),
    ]),
    oneOf('item_type', itemTypes),
    ...(listing.carTypes.length > 0 ? [oneOf('car_type', listing.carTypes)] : []),
    ...(listing.excludeMakes.length > 0 ? [`NOT ${oneOf('make', listing.excludeMakes)}` as const] : []),
    ...(listing.excludeStockNumbers.length > 0
      ? [`NOT ${oneOf('stocknum', listing.excludeStockNumbers)}` as const]
      : []),
    ...listing.filters.map((filter) => `(${formatSiteFilter(filter)})` as const),
  ]);
};

/** Handles searches such as 'any Mazda, or a Toyota RAV4'. Returns null for other searches. */
const mixModelsWithMakes = ({ refinements }: SearchState): FilterTerm | null => {
  const { make = [], make_model: models = [] } = refinements;
  if (models.length === 0) return null;
  const whole = make.filter((name) => !models.some((model) => model.startsWith(`${name} `)));
  return whole.length === 0 ? null : anyOf([oneOf('make', whole), oneOf('make_model', models)]);
};

const findSort = (sortBy: string, config: SearchConfig) => {
  const [first] = config.sorts;
  const chosen = Object.values(sortTable).find((row) => row.sortBy === sortBy);
  return chosen ?? sortTable[first ?? 'recommended'];
};

export const chooseNear = (near: Near | null, { nearbyKm }: Pick<SearchConfig, 'nearbyKm'>): Near | null =>
  near !== null && nearbyKm.includes(near.withinKm) ? near : null;

const listRefinements = ({ refinements }: SearchState, isMixed: boolean): SearchQuery['refinements'] =>
  Object.fromEntries(
    refinementKeys.flatMap((key) => {
      const values = refinements[key];
      const isImplied = isMixed
        ? key === 'make' || key === 'make_model'
        : key === 'make' && refinements.make_model !== undefined;
      return values === undefined || isImplied ? [] : [[attributeOf(key), values] as const];
    }),
  );

const listExclusions = ({ exclusions }: SearchState): readonly FilterTerm[] =>
  refinementKeys.flatMap((key) => {
    const values = exclusions[key];
    return values === undefined ? [] : [`NOT ${oneOf(attributeOf(key), values)}` as const];
  });

const withoutOpenEnds = ({ min, max }: NumberRange): QueryRange => ({
  ...(min === null ? {} : { min }),
  ...(max === null ? {} : { max }),
});

const listRanges = ({ ranges }: SearchState): SearchQuery['ranges'] =>
  Object.fromEntries(
    rangeKeys.flatMap((key) => {
      const range = ranges[key];
      return range === undefined ? [] : [[attributeOf(key), withoutOpenEnds(range)] as const];
    }),
  );

const attributesOf = (config: SearchConfig, kind: 'values' | 'range'): readonly FilterableAttribute[] =>
  config.facets.map((name) => facetTable[name]).flatMap((facet) => (facet.kind === kind ? [facet.attribute] : []));

/** `make` and `make_model` are for the list of makes. `car_type` and `body` are for texts such as '120 utes'. */
const alwaysCounted: readonly FilterableAttribute[] = ['make', 'make_model', 'car_type', 'body'];

const leadOf = ({ leadFacet }: SearchConfig): readonly FilterableAttribute[] =>
  leadFacet === null ? [] : [facetTable[leadFacet].attribute];

/** @spec D.07 */
const priceTypesOf = ({ order: [first] }: (typeof sortTable)[SortName]): readonly FilterableAttribute[] =>
  first.startsWith('shown_price:') ? ['price_type'] : [];

const maxValuesPerFacet = 1000;

/** @spec B7.04, B9.01, B9.15, D.18 */
export const buildSearchQuery = (state: SearchState, config: SearchConfig, nowSeconds: number): SearchQuery => {
  const sort = findSort(state.sortBy, config);
  const mixed = mixModelsWithMakes(state);
  const near = chooseNear(state.near, config);
  const narrowing: readonly FilterTerm[] = [
    ...(mixed === null ? [] : [mixed]),
    ...listExclusions(state),
    ...(config.priceSortNeedsPrice && sort === sortTable.priceLow ? ['shown_price > 0' as const] : []),
  ];
  return {
    query: state.query,
    filter: buildListingFilter(config, nowSeconds),
    narrowing: allOf(narrowing),
    refinements: listRefinements(state, mixed !== null),
    ranges: listRanges(state),
    // A chosen sort order takes precedence over distance.
    near: near === null ? null : { ...near, isOrder: state.sortBy === '' },
    sort: sort.order,
    offset: (state.page - 1) * config.pageSize,
    limit: config.pageSize,
    facets: [
      ...new Set([...attributesOf(config, 'values'), ...leadOf(config), ...alwaysCounted, ...priceTypesOf(sort)]),
    ],
    maxValuesPerFacet,
    stats: attributesOf(config, 'range'),
  };
};

/** Ignores the chosen makes and models, so that a shopper can add another make. Returns null if no model is chosen. */
export const buildMakeQuery = (state: SearchState, config: SearchConfig, nowSeconds: number): SearchQuery | null => {
  const { make: _, make_model: models, ...others } = state.refinements;
  if (models === undefined) return null;
  return {
    ...buildSearchQuery({ ...state, page: 1, refinements: others }, config, nowSeconds),
    limit: 0,
    facets: ['make', 'make_model'],
    stats: [],
  };
};

/**
 * Counts the stock without the shopper's choices, so that filter values keep their order. Returns null for a search
 * without text or filters.
 * @spec B3.14
 */
export const buildStockQuery = (state: SearchState, config: SearchConfig, nowSeconds: number): SearchQuery | null =>
  isNarrowedSearch(state) ? { ...buildSearchQuery(emptySearchState, config, nowSeconds), limit: 0 } : null;

/** `before` is the previous page's last hit, because a run of sold vehicles can cross pages. @spec B4.14, B4.15 */
export const collapseSoldRuns = <Hit extends { readonly status: string }>(
  hits: readonly Hit[],
  mode: SearchConfig['soldRun'],
  before?: Hit | null,
): readonly Hit[] => {
  const isSold = (hit: Hit | null | undefined): boolean => hit?.status === 'sold';
  if (mode === 'keepAll' || hits.every(isSold)) return hits;
  return hits.filter((hit, index) => !(isSold(hit) && isSold(index === 0 ? before : hits[index - 1])));
};
