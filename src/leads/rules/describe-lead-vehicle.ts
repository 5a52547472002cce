import { slugify } from '#src/lib/text/slugify.ts';
import { findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { LeadVehicle } from './lead-vehicle.ts';

/** The vehicle of a lead, out of the stock. @spec L3.02, L3.03 */
export const describeLeadVehicle = (vehicle: Vehicle, locations: readonly SiteLocation[]): LeadVehicle => {
  const place = findVehicleLocation(vehicle, locations);
  const ofVehicle = vehicle.location?.distributionLocations ?? [];
  return {
    vehicleId: vehicle.id,
    slug: vehicle.slug,
    title: getVehicleTitle(vehicle),
    year: vehicle.year,
    make: vehicle.make,
    model: vehicle.model,
    badge: vehicle.badge,
    carType: vehicle.carType,
    status: vehicle.status,
    stockNumber: vehicle.stockNumber,
    vin: vehicle.vin,
    priceCents: findShownPriceCents(vehicle),
    odometerKm: vehicle.odometerKm,
    colour: vehicle.colour,
    dealershipId: vehicle.dealershipId,
    dealershipSlug: vehicle.dealershipSlug,
    manufacturerSlug: slugify(vehicle.make),
    locationId: place?.id ?? vehicle.locationId,
    locationName: place?.name ?? vehicle.locationName ?? null,
    distributionLocations: ofVehicle.length > 0 ? ofVehicle : (place?.distributionLocations ?? []),
  };
};
