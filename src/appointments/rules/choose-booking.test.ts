import { expect, it } from 'vitest';
import { chooseSlot } from './choose-booking.ts';
import type { SlotPlace } from './slot.ts';

const place: SlotPlace = {
  timeZone: 'Australia/Brisbane',
  hoursOn: (day) =>
    day === '2026-11-25'
      ? { kind: 'closed', text: 'Closed' }
      : { kind: 'open', periods: [{ open: '09:00', close: '11:00' }] },
};
const config = { slotMinutes: 60, noticeHours: 2, daysAhead: 4, placesPerSlot: 1 };
const now = new Date('2026-11-24T07:30+10:00');
const choose = (start: string) => chooseSlot(Date.parse(`${start}+10:00`), place, config, now);

it('offers a slot of an open day [D.22]', () => {
  const startMs = Date.parse('2026-11-26T10:00+10:00');
  expect(choose('2026-11-26T10:00')).toEqual({ kind: 'offered', slot: { startMs, endMs: startMs + 3_600_000 } });
});

it.each([
  ['in the past', '2026-11-23T10:00', 'tooSoon'],
  ['sooner than the site takes it', '2026-11-24T09:00', 'tooSoon'],
  ['on a closed day', '2026-11-25T10:00', 'closed'],
  ['beyond the days ahead', '2026-11-28T10:00', 'tooFar'],
  ['in a year that nobody plans', '9999-12-31T10:00', 'tooFar'],
  ['before opening', '2026-11-26T08:00', 'noSlot'],
  ['at closing', '2026-11-26T11:00', 'noSlot'],
  ['between two slots', '2026-11-26T09:30', 'noSlot'],
])('refuses a time %s [D.22]', (_, start, reason) => {
  expect(choose(start)).toEqual({ kind: 'refused', reason });
});
