import { localDay } from '#src/lib/dates/local-day.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { noTime } from './appointment-fields.ts';
import type { AppointmentsConfig, SlotConfig } from './config.ts';
import { findBookingWindow, listDaySlots } from './list-bookable-days.ts';
import { listAppointmentLocations } from './list-visit-locations.ts';
import { findSlotPlace, type Slot, type SlotPlace } from './slot.ts';

type SlotChoice =
  | { readonly kind: 'offered'; readonly slot: Slot }
  | { readonly kind: 'refused'; readonly reason: 'tooSoon' | 'tooFar' | 'closed' | 'noSlot' };

/**
 * Whether a location has a slot that begins at a moment and can be booked; whether it is free is for the database to say.
 * @spec D.22
 */
export const chooseSlot = (startMs: number, place: SlotPlace, config: SlotConfig, now: Date): SlotChoice => {
  const { lastDay, earliestMs } = findBookingWindow(now, place.timeZone, config);
  if (startMs < earliestMs) return { kind: 'refused', reason: 'tooSoon' };
  const day = localDay(startMs, place.timeZone);
  if (day > lastDay) return { kind: 'refused', reason: 'tooFar' };
  if (place.hoursOn(day).kind === 'closed') return { kind: 'refused', reason: 'closed' };
  const slot = listDaySlots(day, place, config.slotMinutes).find((one) => one.startMs === startMs);
  return slot === undefined ? { kind: 'refused', reason: 'noSlot' } : { kind: 'offered', slot };
};

export type BookingFault =
  /** A time of another day than the one that the form shows. */
  | 'otherDay'
  | 'tooSoon'
  | 'noSlot'
  /** Somebody was quicker. */
  | 'taken'
  /** As many stand for this person as the site keeps. */
  | 'tooMany';

type BookingChoice =
  /** To be asked: no time is booked. */
  | { readonly kind: 'wish' }
  | { readonly kind: 'slot'; readonly locationId: number; readonly slot: Slot }
  | { readonly kind: 'refused'; readonly fault: BookingFault };

/** The fields of the form that say when and where. */
interface BookingEntry {
  readonly appointment: string;
  readonly appointmentDay: string;
  readonly locationId: string;
}

interface BookingSite {
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly appointments: AppointmentsConfig };
}

/** A moment as the form writes it, in milliseconds; undefined for any other text. */
const readMoment = (text: string): number | undefined => {
  const momentMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(momentMs) ? undefined : momentMs;
};

const faults = { tooSoon: 'tooSoon', tooFar: 'noSlot', closed: 'noSlot', noSlot: 'noSlot' } as const;

const refuse = (fault: BookingFault): BookingChoice => ({ kind: 'refused', fault });

/** What a test-drive form asks for: a time that its place has, or a call to find one. The time is optional. @spec L2.53, D.22 */
export const chooseBooking = (
  { appointment, appointmentDay, locationId }: BookingEntry,
  site: BookingSite,
  now: Date,
): BookingChoice => {
  const { appointments } = site.config;
  const location = listAppointmentLocations(site).find(({ id }) => String(id) === locationId);
  // A place that is not the site's own is for the form itself to refuse.
  if (location === undefined || appointment === '' || appointment === noTime) return { kind: 'wish' };
  const startMs = readMoment(appointment);
  if (startMs === undefined) return refuse('noSlot');
  // Without scripts a time stays chosen when another day is opened, out of sight.
  if (appointmentDay !== '' && appointmentDay !== localDay(startMs, location.timeZone)) return refuse('otherDay');
  const choice = chooseSlot(startMs, findSlotPlace(location), appointments, now);
  return choice.kind === 'refused'
    ? refuse(faults[choice.reason])
    : { kind: 'slot', locationId: location.id, slot: choice.slot };
};
