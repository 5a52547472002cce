import { buildVehicleCard, type SimilarView } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { chooseSimilar } from '#src/search/rules/query/build-similar-queries.ts';
import { emptySearchState } from '#src/search/rules/search-state.ts';
import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import { inSentence, nameBodies } from '#src/vehicle/rules/bodies/find-body-picture.ts';
import { chooseVehicleNoun, nameVehicle } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** @spec B2.53 */
export const describeSimilar = (vehicle: Vehicle, { paths }: ViewContext): Omit<SimilarView, 'cards'> => {
  const noun = chooseVehicleNoun([vehicle.itemType]);
  const body = vehicle.simpleBody;
  // Similar vehicles can include another kind: a car yard's only motorcycle may be followed by cars.
  const isMixed = nameVehicle(vehicle) !== noun;
  return {
    heading: isMixed ? 'Similar vehicles' : `Similar ${noun.many}`,
    moreLabel: `See all ${body === null ? noun.many : nameBodies(inSentence(body), noun.many)}`,
    moreHref:
      body === null ? paths.defaultPath : buildSearchUrl({ ...emptySearchState, refinements: { body: [body] } }, paths),
  };
};

/** @spec B2.53, B5.45, B9.21 */
export const buildSimilarView = (
  vehicle: Vehicle,
  found: readonly Vehicle[],
  context: ViewContext,
): SimilarView | null => {
  const chosen = chooseSimilar(vehicle, found, context.site.config.vehicle.page.similarCount);
  if (chosen.length === 0) return null;
  return {
    ...describeSimilar(vehicle, context),
    cards: chosen.map((candidate) => buildVehicleCard(candidate, context)),
  };
};
