import { slugify } from '#src/lib/text/slugify.ts';
import { findVehicleLocation } from '#src/locations/rules/find-vehicle-location.ts';
import { findShownPriceCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { getVehicleTitle } from '#src/vehicle/rules/get-vehicle-title.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** Stored with the lead, because a sold vehicle leaves the stock. @spec L3.02, L3.03 */
export interface LeadVehicle {
  readonly vehicleId: number;
  readonly slug: string;
  readonly title: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly badge: string | null;
  readonly carType: Vehicle['carType'];
  readonly status: string;
  readonly stockNumber: string;
  readonly vin: string | null;
  readonly priceCents: number | null;
  readonly odometerKm: number | null;
  readonly colour: string | null;
  readonly dealershipId: number | null;
  readonly dealershipSlug: string | null;
  readonly manufacturerSlug: string;
  readonly locationId: number | null;
  readonly locationName: string | null;
  readonly distributionLocations: readonly string[];
}

/** @spec L3.02, L3.03 */
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
