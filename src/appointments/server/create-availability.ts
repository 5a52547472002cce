import { addDays, findLocalMoment } from '#src/lib/dates/local-day.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { AppointmentsConfig } from '../rules/config.ts';
import { type AskedDays, type BookableDay, listAskedDays, listBookableDays } from '../rules/list-bookable-days.ts';
import { listAppointmentLocations } from '../rules/list-visit-locations.ts';
import { findSlotPlace } from '../rules/slot.ts';
import type { AppointmentStore } from './appointment-store.ts';

export interface AppointmentSite {
  readonly slug: string;
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly appointments: AppointmentsConfig };
}

export interface AvailabilityQuestion extends AskedDays {
  readonly locationId: number;
  readonly vehicleId: number | null;
}

export interface Availability {
  readonly location: SiteLocation;
  readonly days: readonly BookableDay[];
}

/** @spec B7.20, D.22 */
export type FindAvailability = (
  site: AppointmentSite,
  question: AvailabilityQuestion,
  now: Date,
) => Promise<Availability | undefined>;

export const createAvailability =
  (store: Pick<AppointmentStore, 'listBooked'>): FindAvailability =>
  async (site, { locationId, vehicleId, ...asked }, now) => {
    const config = site.config.appointments;
    const location = listAppointmentLocations(site).find(({ id }) => id === locationId);
    if (location === undefined) return undefined;
    const place = findSlotPlace(location);
    const days = listAskedDays(asked, now, place.timeZone, config);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return { location, days: [] };
    const time = {
      startMs: findLocalMoment(first, '00:00', place.timeZone),
      endMs: findLocalMoment(addDays(last, 1), '00:00', place.timeZone),
    };
    const booked = await store.listBooked(site.slug, { locationId, vehicleId }, time);
    return { location, days: listBookableDays({ place, config, booked, vehicleId, now, days }) };
  };
