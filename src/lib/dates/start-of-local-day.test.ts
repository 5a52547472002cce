import { expect, it } from 'vitest';
import { startOfLocalDay } from './start-of-local-day.ts';

it.each([
  ['2026-01-01', 'Australia/Brisbane', '2025-12-31T14:00:00.000Z'],
  // The clocks go forward in the night to the 4th of October: the 5th begins an hour earlier at Greenwich.
  ['2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00.000Z'],
  ['2026-10-05', 'Australia/Sydney', '2026-10-04T13:00:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, moment) => {
  expect(new Date(startOfLocalDay(day, timeZone)).toISOString()).toBe(moment);
});
