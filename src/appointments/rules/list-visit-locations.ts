import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { type BookableSite, listAppointmentLocations } from './list-appointment-locations.ts';

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
