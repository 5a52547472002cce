import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { similarBandDollars } from '../query/build-similar-queries.ts';
import { buildSearchUrl } from './build-search-url.ts';
import type { SearchPaths } from './search-paths.ts';

type Compared = Pick<Vehicle, 'make' | 'simpleBody' | 'priceCents' | 'offerPriceCents'>;

/** @spec B2.26, B9.22 */
export const buildSimilarSearchHref = (vehicle: Compared, paths: SearchPaths): string => {
  const priceCents = findShownPriceCents(vehicle);
  const dollars = priceCents === null ? null : Math.round(priceCents / 100);
  const band = dollars === null ? 0 : similarBandDollars(dollars);
  return buildSearchUrl(
    {
      ...emptySearchState,
      refinements: vehicle.simpleBody === null ? { make: [vehicle.make] } : { body: [vehicle.simpleBody] },
      ranges: dollars === null ? {} : { price: { min: Math.max(0, dollars - band), max: dollars + band } },
    },
    paths,
  );
};
