import { calculateDistanceKm } from '#src/locations/rules/calculate-distance-km.ts';
import { findNearestPostcodeCoordinates } from '#src/locations/server/find-postcode-coordinates.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { DeliveryConfig } from '../rules/delivery/delivery-config.ts';
import { type DeliveryEstimate, estimateDelivery, findDeliveryStart } from '../rules/delivery/estimate-delivery.ts';

export interface DeliveringSite {
  readonly config: { readonly calculators: { readonly delivery: DeliveryConfig } };
  readonly locations: readonly SiteLocation[];
}

/** @spec B7.19, D.13 */
export const estimateSiteDelivery = (
  { config, locations }: DeliveringSite,
  postcode: string,
  locationId: number | null,
): DeliveryEstimate => {
  const { delivery } = config.calculators;
  const from = findDeliveryStart(delivery, locations, locationId)?.address;
  return estimateDelivery(postcode, delivery, (wanted) => {
    const to = findNearestPostcodeCoordinates(wanted);
    return from === undefined || to === undefined ? null : calculateDistanceKm(from, to);
  });
};
