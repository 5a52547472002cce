import { findLocalMoment } from '#src/lib/dates/find-local-moment.ts';
import type { Slot, SlotPlace } from './slot.ts';

const minuteMs = 60_000;

/**
 * The slots of a day, one after another from opening until the last that ends by closing. They are counted in time that
 * passes, not by the clock: on a night when clocks change each still takes its minutes and none comes twice.
 * @param day 'YYYY-MM-DD' by the location's calendar
 * @spec D.22, B7.20
 */
export const listDaySlots = (day: string, { timeZone, hoursOn }: SlotPlace, slotMinutes: number): readonly Slot[] => {
  const hours = hoursOn(day);
  if (hours.kind === 'closed') return [];
  const openMs = findLocalMoment(day, hours.opens, timeZone);
  const slotMs = slotMinutes * minuteMs;
  const count = Math.floor((findLocalMoment(day, hours.closes, timeZone) - openMs) / slotMs);
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    startMs: openMs + index * slotMs,
    endMs: openMs + (index + 1) * slotMs,
  }));
};
