import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { AppointmentsConfig } from './config.ts';

/** What of a site says where times can be booked. */
interface BookableSite {
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly appointments: Pick<AppointmentsConfig, 'booking'> };
}

/**
 * The places of a dealer at which times can be booked: those that sell, and that its site shows. A workshop or a parts
 * counter has nobody to hand out keys.
 * @spec B1.06, D.22
 */
export const listAppointmentLocations = ({ locations, config }: BookableSite): readonly SiteLocation[] =>
  config.appointments.booking === 'slots'
    ? locations.filter(({ visible, type }) => visible && (type === null || type === 'sales'))
    : [];

/**
 * Where a vehicle can be visited: where it stands, if times can be booked there; else at any place, as with no vehicle at
 * all, and the dealer brings it over.
 * @param vehicleLocationId null for no vehicle, and for one of no known place
 * @spec B1.06
 */
export const listVisitLocations = (site: BookableSite, vehicleLocationId: number | null): readonly SiteLocation[] => {
  const locations = listAppointmentLocations(site);
  const own = locations.filter(({ id }) => id === vehicleLocationId);
  return own.length > 0 ? own : locations;
};

/** Whether a vehicle can be driven or looked at: it must stand there. @spec B2.25, B2.26 */
export const canVisit = (vehicle: Pick<Vehicle, 'status'>): boolean => getStockStatus(vehicle) === 'inStock';
