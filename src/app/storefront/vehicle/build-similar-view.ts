import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { SimilarView } from '#src/app/storefront/vehicle-card/similar-view.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { emptySearchState } from '#src/search/rules/empty-search-state.ts';
import { chooseSimilar } from '#src/search/rules/query/choose-similar.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { nameBodies } from '#src/vehicle/rules/name-bodies.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** The most alike of the vehicles found, as cards. @spec B2.53, B5.45, B9.21 */
export const buildSimilarView = (
  vehicle: Vehicle,
  found: readonly Vehicle[],
  context: ViewContext,
): SimilarView | null => {
  const { paths, site } = context;
  const chosen = chooseSimilar(vehicle, found, site.config.vehicle.page.similarCount);
  if (chosen.length === 0) return null;
  const noun = chooseVehicleNoun([vehicle.itemType]);
  const body = vehicle.simpleBody;
  return {
    heading: `Similar ${noun.many}`,
    moreLabel: `See all ${body === null ? noun.many : nameBodies(body, noun.many)}`,
    moreHref:
      body === null ? paths.defaultPath : buildSearchUrl({ ...emptySearchState, refinements: { body: [body] } }, paths),
    cards: chosen.map((candidate) => buildVehicleCard(candidate, context)),
  };
};
