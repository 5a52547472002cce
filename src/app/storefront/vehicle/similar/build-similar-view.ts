import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import type { SimilarView } from '#src/app/storefront/vehicle-card/similar-view.ts';
import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { chooseSimilar } from '#src/search/rules/query/choose-similar.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { describeSimilar } from './describe-similar.ts';

/** The most alike of the vehicles found, as cards; null when there are none. @spec B2.53, B5.45, B9.21 */
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
