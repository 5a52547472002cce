import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchConfig } from '../config.ts';
import { buildListingFilter } from './build-listing-filter.ts';
import { allOf, anyOf, type Condition, type FilterTerm, isForSale, quoteFilterValue } from './filter-text.ts';
import type { SearchQuery } from './search-query.ts';

/** How far the price of a similar vehicle may be away, in dollars: 10,000 below 50,000, else 25,000. @spec B9.22 */
export const similarBandDollars = (priceDollars: number): number => (priceDollars < 50_000 ? 10_000 : 25_000);

/** Search limit of a query for similar cars. @spec B9.22, B7.07 */
const limit = 10;

const isSame = (attribute: 'make' | 'make_model' | 'body', value: string): Condition =>
  `${attribute} = ${quoteFilterValue(value)}`;

/** What vehicles can be alike in, the most alike first: a group has its model and body, its model, its body and make ... */
const listLikenesses = ({ make, model, simpleBody }: Vehicle): readonly (readonly Condition[])[] => {
  const sameModel = isSame('make_model', `${make} ${model}`);
  const sameMake = isSame('make', make);
  if (simpleBody === null) return [[sameModel], [sameMake], []];
  const sameBody = isSame('body', simpleBody);
  return [[sameModel, sameBody], [sameModel], [sameBody, sameMake], [sameBody], [sameMake], []];
};

/** Within its band of prices; without a price, of its make or body. @spec B9.22 */
const chooseBand = ({ make, simpleBody, ...prices }: Vehicle): readonly FilterTerm[] => {
  const priceCents = findShownPriceCents(prices);
  if (priceCents === null) {
    return [anyOf([...(simpleBody === null ? [] : [isSame('body', simpleBody)]), isSame('make', make)])];
  }
  const priceDollars = priceCents / 100;
  const band = similarBandDollars(priceDollars);
  return [`shown_price >= ${priceDollars - band}`, `shown_price <= ${priceDollars + band}`];
};

/**
 * Searches for vehicles similar to one: in stock, not itself, in its band of prices. Each asks for less likeness than
 * the one before, so that the most alike of the whole band come first, however they are ranked.
 * @param nowSeconds the moment now, in seconds since 1970
 * @spec B5.45, B7.07, B9.21, B9.22
 */
export const buildSimilarQueries = (
  vehicle: Vehicle,
  config: SearchConfig,
  nowSeconds: number,
): readonly SearchQuery[] => {
  const wanted: readonly FilterTerm[] = [
    isForSale,
    `item_type = ${vehicle.itemType}`,
    `id != ${vehicle.id}`,
    ...chooseBand(vehicle),
  ];
  const filter = buildListingFilter(config, nowSeconds);
  return listLikenesses(vehicle).map((alike) => ({
    query: '',
    filter,
    narrowing: allOf([...wanted, ...alike]),
    refinements: {},
    ranges: {},
    near: null,
    sort: ['custom_rank:desc'],
    offset: 0,
    limit,
    facets: [],
    maxValuesPerFacet: 0,
    stats: [],
  }));
};

type Compared = Pick<Vehicle, 'id' | 'status' | 'make' | 'model' | 'simpleBody'>;

const likeness = (to: Compared, candidate: Compared): number =>
  (candidate.make === to.make && candidate.model === to.model ? 4 : 0) +
  (candidate.simpleBody !== null && candidate.simpleBody === to.simpleBody ? 2 : 0) +
  (candidate.make === to.make ? 1 : 0);

/** The most alike of the vehicles found, the same model and body first, at most `count`. @spec B9.21, B5.45 */
export const chooseSimilar = <Candidate extends Compared>(
  vehicle: Compared,
  found: readonly Candidate[],
  count: number,
): readonly Candidate[] =>
  found
    .filter(({ id, status }) => id !== vehicle.id && (status === 'in_stock' || status === 'coming_soon'))
    .toSorted((a, b) => likeness(vehicle, b) - likeness(vehicle, a))
    .slice(0, count);
