import { describeFullMoment } from '#src/lib/dates/describe-full-moment.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { formatPhone } from '#src/lib/phones/format-phone.ts';
import { formatAddress } from '#src/locations/view/format-address.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import type { Slot } from '../rules/slot.ts';
import type { OccasionWords } from './occasion-words.ts';

export interface CalendarEntry extends Slot {
  readonly uid: string;
  readonly stampMs: number;
  /** Goes up by 1 with each move and cancellation. Calendars ignore an update with a lower number than their entry. */
  readonly sequence: number;
  readonly isCancelled: boolean;
  /** Calendar programs accept a cancellation only from the organiser. */
  readonly organiser: { readonly name: string; readonly email: string };
  readonly summary: string;
  readonly place: string;
  readonly description: string;
  readonly url: string;
}

export interface BookedAppointment extends Slot {
  readonly appointmentUuid: string;
  readonly bookedAtMs: number;
  readonly cancelledAtMs: number | null;
  readonly isCancelledByStaff?: boolean;
  readonly move?: { readonly count: number; readonly atMs: number };
}

export interface CalendarFacts {
  readonly appointment: BookedAppointment;
  readonly location: Pick<SiteLocation, 'name' | 'address' | 'contact' | 'timeZone'>;
  readonly site: { readonly name: string; readonly url: string };
  readonly organiserEmail: string;
  readonly words: Pick<OccasionWords, 'noun' | 'reminder'>;
  readonly vehicle: { readonly title: string; readonly slug: string } | null;
  readonly shopper: { readonly name: string; readonly phone: string } | null;
}

/** @spec D.22 */
export const buildCalendarEntry = (facts: CalendarFacts): CalendarEntry => {
  const { appointment, location, site, words, vehicle, shopper, organiserEmail } = facts;
  const { bookedAtMs, cancelledAtMs, move } = appointment;
  const about = vehicle?.title ?? null;
  const who = shopper === null ? `${site.name}, ${location.name}` : shopper.name;
  return {
    startMs: appointment.startMs,
    endMs: appointment.endMs,
    uid: `${appointment.appointmentUuid}@${new URL(site.url).hostname}`,
    stampMs: cancelledAtMs ?? move?.atMs ?? bookedAtMs,
    sequence: (move?.count ?? 0) + (cancelledAtMs === null ? 0 : 1),
    isCancelled: cancelledAtMs !== null,
    organiser: { name: site.name, email: organiserEmail },
    summary: about === null ? `${words.noun}: ${who}` : `${words.noun}: ${about}, ${who}`,
    place: `${location.name}, ${formatAddress(location.address)}`,
    description: [
      `${describeFullMoment(appointment.startMs, location.timeZone)} (local time at ${location.name}).`,
      shopper === null
        ? `To change the time, call ${formatPhone(location.contact.phone)}.`
        : `${shopper.name}, ${formatPhone(shopper.phone)}`,
      ...(shopper === null && words.reminder !== null ? [words.reminder] : []),
    ].join('\n'),
    url: site.url + (vehicle === null ? '/' : pagePaths.vehicle(vehicle.slug)),
  };
};
