import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { SearchConfig } from '../config.ts';
import { buildListingFilter } from './build-search-query.ts';
import { allOf, anyOf, type FilterCondition, type FilterTerm, isForSale, quoteFilterValue } from './filter-text.ts';
import type { SearchQuery } from './search-query.ts';

/** @spec B9.22 */
export const similarBandDollars = (priceDollars: number): number => (priceDollars < 50_000 ? 10_000 : 25_000);

/** @spec B9.22, B7.07 */
const limit = 10;

const isSame = (attribute: 'make' | 'make_model' | 'body', value: string): FilterCondition =>
  `${attribute} = ${quoteFilterValue(value)}`;

const listSimilarityTiers = ({ make, model, simpleBody }: Vehicle): readonly (readonly FilterCondition[])[] => {
  const sameModel = isSame('make_model', `${make} ${model}`);
  const sameMake = isSame('make', make);
  if (simpleBody === null) return [[sameModel], [sameMake], []];
  const sameBody = isSame('body', simpleBody);
  return [[sameModel, sameBody], [sameModel], [sameBody, sameMake], [sameBody], [sameMake], []];
};

/** @spec B9.22 */
const chooseBand = ({ make, simpleBody, ...prices }: Vehicle): readonly FilterTerm[] => {
  const priceCents = findShownPriceCents(prices);
  if (priceCents === null) {
    return [anyOf([...(simpleBody === null ? [] : [isSame('body', simpleBody)]), isSame('make', make)])];
  }
  const priceDollars = priceCents / 100;
  const band = similarBandDollars(priceDollars);
  return [`shown_price >= ${priceDollars - band}`, `shown_price <= ${priceDollars + band}`];
};

/** The strictest query comes first, so that the most similar vehicles come first. @spec B5.45, B7.07, B9.21, B9.22 */
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
  return listSimilarityTiers(vehicle).map((alike) => ({
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

const scoreSimilarity = (to: Compared, candidate: Compared): number =>
  (candidate.make === to.make && candidate.model === to.model ? 4 : 0) +
  (candidate.simpleBody !== null && candidate.simpleBody === to.simpleBody ? 2 : 0) +
  (candidate.make === to.make ? 1 : 0);

/** @spec B9.21, B5.45 */
export const chooseSimilar = <Candidate extends Compared>(
  vehicle: Compared,
  found: readonly Candidate[],
  count: number,
): readonly Candidate[] =>
  found
    .filter(({ id, status }) => id !== vehicle.id && (status === 'in_stock' || status === 'coming_soon'))
    .toSorted((a, b) => scoreSimilarity(vehicle, b) - scoreSimilarity(vehicle, a))
    .slice(0, count);
