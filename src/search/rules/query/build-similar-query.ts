import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchConfig } from '../config.ts';
import { buildListingFilter } from './build-listing-filter.ts';
import { allOf, anyOf, type Condition, type FilterTerm } from './filter-text.ts';
import { isForSale } from './is-for-sale.ts';
import { quoteFilterValue } from './quote-filter-value.ts';
import type { SearchQuery } from './search-query.ts';
import { similarBandDollars } from './similar-band-dollars.ts';

/** Search limit of a query for similar cars. @spec B9.22, B7.07 */
const limit = 10;

/**
 * Vehicles similar to one: in stock, not itself, in its band of prices (without a price, its make or body), those of
 * its body first.
 * @param nowSeconds the moment now, in seconds since 1970
 * @spec B5.45, B7.07, B9.22
 */
export const buildSimilarQuery = (vehicle: Vehicle, config: SearchConfig, nowSeconds: number): SearchQuery => {
  const priceCents = findShownPriceCents(vehicle);
  const band = priceCents === null ? 0 : similarBandDollars(priceCents / 100);
  const body: readonly Condition[] =
    vehicle.simpleBody === null ? [] : [`body = ${quoteFilterValue(vehicle.simpleBody)}`];
  const alike: readonly FilterTerm[] =
    priceCents === null
      ? [anyOf([...body, `make = ${quoteFilterValue(vehicle.make)}`])]
      : [`shown_price >= ${priceCents / 100 - band}`, `shown_price <= ${priceCents / 100 + band}`];
  return {
    query: '',
    filter: buildListingFilter(config, nowSeconds),
    narrowing: allOf([isForSale, `item_type = ${vehicle.itemType}`, `id != ${vehicle.id}`, ...alike]),
    refinements: {},
    ranges: {},
    sort: ['custom_rank:desc'],
    offset: 0,
    limit,
    facets: [],
    maxValuesPerFacet: 0,
    stats: [],
  };
};
