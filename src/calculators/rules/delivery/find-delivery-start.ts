import { findPrimaryLocation } from '#src/locations/rules/find-primary-location.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { DeliveryConfig } from './delivery-config.ts';

/**
 * The place that a delivery goes from: where the vehicle stands on sites that count so, the primary location on others and
 * where nobody knows.
 * @param locationId the location at which the vehicle stands; null where it is not known
 * @spec D.13
 */
export const findDeliveryStart = (
  { from }: Pick<DeliveryConfig, 'from'>,
  locations: readonly SiteLocation[],
  locationId: number | null,
): SiteLocation | undefined =>
  (from === 'vehicle' ? locations.find(({ id }) => id === locationId) : undefined) ?? findPrimaryLocation(locations);
