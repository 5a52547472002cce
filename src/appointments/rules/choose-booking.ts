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

/** Doesn't check whether the slot is free, because the database does. @spec D.22 */
export const chooseSlot = (startMs: number, place: SlotPlace, config: SlotConfig, now: Date): SlotChoice => {
  const { lastDay, earliestMs } = findBookingWindow(now, place.timeZone, config);
  if (startMs < earliestMs) return { kind: 'refused', reason: 'tooSoon' };
  const day = localDay(startMs, place.timeZone);
  if (day > lastDay) return { kind: 'refused', reason: 'tooFar' };
  if (place.hoursOn(day).kind === 'closed') return { kind: 'refused', reason: 'closed' };
  const slot = listDaySlots(day, place, config.slotMinutes).find((one) => one.startMs === startMs);
  return slot === undefined ? { kind: 'refused', reason: 'noSlot' } : { kind: 'offered', slot };
};

export type BookingFault = 'otherDay' | 'tooSoon' | 'noSlot' | 'taken' | 'tooMany';

type BookingChoice =
  | { readonly kind: 'wish' }
  | { readonly kind: 'slot'; readonly locationId: number; readonly slot: Slot }
  | { readonly kind: 'refused'; readonly fault: BookingFault };

interface BookingEntry {
  readonly appointment: string;
  readonly appointmentDay: string;
  readonly locationId: string;
}

interface BookingSite {
  readonly locations: readonly SiteLocation[];
  readonly config: { readonly appointments: AppointmentsConfig };
}

const readMoment = (text: string): number | undefined => {
  const momentMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(momentMs) ? undefined : momentMs;
};

const faults = { tooSoon: 'tooSoon', tooFar: 'noSlot', closed: 'noSlot', noSlot: 'noSlot' } as const;

const refuse = (fault: BookingFault): BookingChoice => ({ kind: 'refused', fault });

/** @spec L2.53, D.22 */
export const chooseBooking = (
  { appointment, appointmentDay, locationId }: BookingEntry,
  site: BookingSite,
  now: Date,
): BookingChoice => {
  const { appointments } = site.config;
  const location = listAppointmentLocations(site).find(({ id }) => String(id) === locationId);
  // Accepts an unknown location, because the form's own validation rejects it.
  if (location === undefined || appointment === '' || appointment === noTime) return { kind: 'wish' };
  const startMs = readMoment(appointment);
  if (startMs === undefined) return refuse('noSlot');
  // Without scripts, a time stays selected but hidden when the shopper opens another day.
  if (appointmentDay !== '' && appointmentDay !== localDay(startMs, location.timeZone)) return refuse('otherDay');
  const choice = chooseSlot(startMs, findSlotPlace(location), appointments, now);
  return choice.kind === 'refused'
    ? refuse(faults[choice.reason])
    : { kind: 'slot', locationId: location.id, slot: choice.slot };
};
