import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { getStockStatus } from '#src/vehicle/rules/status/stock-status.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { AppointmentsConfig } from './config.ts';

interface BookableSite {
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly appointments: Pick<AppointmentsConfig, 'booking'> };
}

/**
 * Workshops and parts counters take no appointments. A location without a type counts as a sales location.
 * @spec B1.06, D.22
 */
export const listAppointmentLocations = ({ locations, config }: BookableSite): readonly SiteLocation[] =>
  config.appointments.booking === 'slots'
    ? locations.filter(
        ({ visible, type, contact }) =>
          visible && (type === null || type === 'sales') && contact.openingHours.length > 0,
      )
    : [];

/** @spec B1.06 */
export const listVisitLocations = (site: BookableSite, vehicleLocationId: number | null): readonly SiteLocation[] => {
  const locations = listAppointmentLocations(site);
  const own = locations.filter(({ id }) => id === vehicleLocationId);
  return own.length > 0 ? own : locations;
};

/** @spec B2.25, B2.26 */
export const canVisit = (vehicle: Pick<Vehicle, 'status'>): boolean => getStockStatus(vehicle) === 'inStock';
