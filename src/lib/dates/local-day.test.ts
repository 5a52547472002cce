import fc from 'fast-check';
import { expect, it } from 'vitest';
import { endOfLocalDay, findLocalMoment, isDay, localDay, startOfLocalDay } from './local-day.ts';

it.each([
  ['2026-01-01', 'Australia/Brisbane', '2025-12-31T14:00:00.000Z'],
  // Clocks go forward on 4 October, so the 5th begins an hour earlier in UTC.
  ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
  ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, moment) => {
  expect(new Date(startOfLocalDay(day, timeZone)).toISOString()).toBe(moment);
});

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
  // Clocks go forward on 4 October, so that day has 23 hours.
  ['2026-10-03', 'Australia/Adelaide', '2026-10-03T14:30:00Z'],
  ['2026-10-04', 'Australia/Adelaide', '2026-10-04T13:30:00Z'],
  ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T10:00:00Z'],
])('%s in %s is over at %s', (day, timeZone, moment) => {
  expect(new Date(endOfLocalDay(day, timeZone)).toISOString()).toBe(moment.replace('Z', '.000Z'));
});

it.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-31', false],
  ['2027-13-01', false],
  ['02027-01-01', false],
  ['2027-3', false],
  ['2027-03-01T00:00', false],
  ['2027-12-31 ', false],
  ['tomorrow', false],
  ['', false],
])('isDay(%j) is %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

it('returns the first moment of the next day for any day and time zone', () => {
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

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

it.each([
  ['2026-11-24', '09:00', 'Australia/Brisbane', '2026-11-23T23:00'],
  ['2026-11-24', '09:00', 'Australia/Adelaide', '2026-11-23T22:30'],
  ['2026-07-24', '09:00', 'Australia/Adelaide', '2026-07-23T23:30'],
  // On 4 October, clocks skip the time from 2:00 to 3:00; on Lord Howe Island, from 2:00 to 2:30.
  ['2026-10-04', '01:59', 'Australia/Sydney', '2026-10-03T15:59'],
  ['2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:30'],
  ['2026-10-04', '03:00', 'Australia/Sydney', '2026-10-03T16:00'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45'],
  // On 5 April, clocks show 2:00 to 3:00 twice.
  ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30'],
  ['2026-04-05', '03:00', 'Australia/Sydney', '2026-04-04T17:00'],
])('%s %s in %s is %s in UTC', (day, time, timeZone, moment) => {
  expect(iso(findLocalMoment(day, time, timeZone))).toBe(moment);
});

it('returns the first moment at which a time zone shows that time', () => {
  const minuteMs = 60_000;
  const zones = ['Australia/Perth', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe', 'Europe/London'];
  const change = fc.constantFrom('2026-04-05', '2026-10-04', '2027-03-28', '2026-10-25', '2026-12-31');
  fc.assert(
    fc.property(change, fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...zones), (day, minute, timeZone) => {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const clocks = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
        hourCycle: 'h23',
      });
      const noonMs = Date.parse(`${day}T12:00:00Z`);
      const shown = Array.from({ length: 52 * 60 }, (_, index) => noonMs + (index - 26 * 60) * minuteMs).filter(
        (ms) => clocks.format(ms) === `${day}, ${time}`,
      );
      const found = findLocalMoment(day, time, timeZone);
      if (shown.length > 0) expect(found).toBe(shown[0]);
      else expect(clocks.format(found) > `${day}, ${time}`).toBe(true);
    }),
    { numRuns: 40 },
  );
});
