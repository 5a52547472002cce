import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLocalMoment } from './find-local-moment.ts';

const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

it.each([
  ['2026-11-24', '09:00', 'Australia/Brisbane', '2026-11-23T23:00'],
  ['2026-11-24', '09:00', 'Australia/Adelaide', '2026-11-23T22:30'],
  ['2026-07-24', '09:00', 'Australia/Adelaide', '2026-07-23T23:30'],
  // In the night to the 4th of October clocks leave out 2:00 to 3:00, on Lord Howe 2:00 to 2:30.
  ['2026-10-04', '01:59', 'Australia/Sydney', '2026-10-03T15:59'],
  ['2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:30'],
  ['2026-10-04', '03:00', 'Australia/Sydney', '2026-10-03T16:00'],
  ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45'],
  // In the night to the 5th of April they show 2:00 to 3:00 twice.
  ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30'],
  ['2026-04-05', '03:00', 'Australia/Sydney', '2026-04-04T17:00'],
])('%s %s in %s is %s at Greenwich', (day, time, timeZone, moment) => {
  expect(iso(findLocalMoment(day, time, timeZone))).toBe(moment);
});

it('is the first moment at which the clocks of the zone show that time, wherever they do', () => {
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
