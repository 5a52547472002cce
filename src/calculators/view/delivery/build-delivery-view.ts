import * as pagePaths from '#src/lib/page-paths.ts';
import { findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { isInStock } from '#src/vehicle/rules/standing/is-in-stock.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { DeliveryConfig } from '../../rules/delivery/delivery-config.ts';
import { findDeliveryStart } from '../../rules/delivery/find-delivery-start.ts';
import type { DeliveryView } from './delivery-view.ts';

/** The delivery calculator of a vehicle; null on a site without zones and for what is not in stock. @spec B1.10, B2.48, D.13 */
export const buildDeliveryView = (
  vehicle: Vehicle,
  config: DeliveryConfig,
  locations: readonly SiteLocation[],
): DeliveryView | null => {
  const from = findDeliveryStart(config, locations, findVehicleLocation(vehicle, locations)?.id ?? null);
  if (config.zones.length === 0 || from === undefined || !isInStock(vehicle)) return null;
  return {
    action: pagePaths.delivery(vehicle.slug),
    locationId: from.id,
    note: `An estimate from ${from.address.city}, ${from.address.state}. We confirm it with you before you decide.`,
  };
};
