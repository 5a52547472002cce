import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/**
 * The vehicle that a lead is about, as the dealer's own stock had it when the lead came in: the browser only says which
 * one. Plain data, kept with the lead as it is, since a vehicle that is sold leaves the stock. @spec L3.02, L3.03
 */
export interface LeadVehicle {
  /** `car_id` */
  readonly vehicleId: number;
  readonly slug: string;
  /** '2023 Nissan X-Trail' */
  readonly title: string;
  readonly year: number;
  /** 'Vehicle Make' */
  readonly make: string;
  /** 'Vehicle Model' */
  readonly model: string;
  readonly badge: string | null;
  readonly carType: Vehicle['carType'];
  /** `vehicle_status`: in_stock, coming_soon, sold. */
  readonly status: string;
  readonly stockNumber: string;
  readonly vin: string | null;
  /** The price that shoppers saw; null where none showed. */
  readonly priceCents: number | null;
  readonly odometerKm: number | null;
  readonly colour: string | null;
  readonly dealershipId: number | null;
  readonly dealershipSlug: string | null;
  readonly manufacturerSlug: string;
  readonly locationId: number | null;
  readonly locationName: string | null;
  /** Names under which leads of its place are passed on. */
  readonly distributionLocations: readonly string[];
}
