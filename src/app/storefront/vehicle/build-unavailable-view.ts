import type { ViewContext } from '#src/app/storefront/view-context.ts';
import { buildSimilarSearchHref } from '#src/search/rules/url/build-similar-search-href.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import { getStockStatus, isInStock } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { UnavailableView } from '#src/vehicle/view/unavailable-view.ts';
import { buildSimilarForm } from './similar/build-similar-form.ts';

/** Builds the SOLD or unavailable notice; null for a vehicle in stock. @spec B2.42, L2.50, D.05 */
export const buildUnavailableView = (vehicle: Vehicle, context: ViewContext): UnavailableView | null => {
  if (isInStock(vehicle)) return null;
  const isSold = getStockStatus(vehicle) === 'sold';
  return {
    heading: isSold ? 'SOLD' : 'Not available',
    text: `This ${getVehicleTitle(vehicle)} ${isSold ? 'has been sold' : 'is not available now'}. Like this and want something similar?`,
    similarLabel: 'Find Me Something Similar',
    similarHref: buildSimilarSearchHref(vehicle, context.paths),
    form: buildSimilarForm(vehicle, context),
  };
};
