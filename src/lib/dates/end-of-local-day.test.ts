import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfLocalDay } from './end-of-local-day.ts';
import { localDay } from './local-day.ts';

const zones = [
  'Australia/Brisbane',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

it.each([
  ['2026-12-24', 'Australia/Brisbane', '2026-12-24T14:00:00Z'],
  ['2026-12-24', 'Australia/Adelaide', '2026-12-24T13:30:00Z'],
  // The clocks go forward in the night to the 4th of October: that day has 23 hours.
  ['2026-10-03', 'Australia/Adelaide', '2026-10-03T14:30:00Z'],
  ['2026-10-04', 'Australia/Adelaide', '2026-10-04T13:30:00Z'],
  ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T10:00:00Z'],
])('%s in %s is over at %s', (day, timeZone, moment) => {
  expect(new Date(endOfLocalDay(day, timeZone)).toISOString()).toBe(moment.replace('Z', '.000Z'));
});

it('is the first moment of another day, whatever the day and the zone', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, fc.constantFrom(...zones), (date, timeZone) => {
      const day = date.toISOString().slice(0, 10);
      const endMs = endOfLocalDay(day, timeZone);
      expect(localDay(endMs - 1, timeZone)).toBe(day);
      expect(localDay(endMs, timeZone) > day).toBe(true);
    }),
  );
});
