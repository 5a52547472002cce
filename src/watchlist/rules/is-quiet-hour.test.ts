import { expect, it } from 'vitest';
import { isQuietHour } from './is-quiet-hour.ts';

it.each([
  ['2026-11-22T10:59:59Z', 'Australia/Brisbane', false],
  ['2026-11-22T11:00:00Z', 'Australia/Brisbane', true],
  ['2026-11-22T14:00:00Z', 'Australia/Brisbane', true],
  ['2026-11-22T21:59:59Z', 'Australia/Brisbane', true],
  ['2026-11-22T22:00:00Z', 'Australia/Brisbane', false],
  // In summer Melbourne is an hour ahead of Brisbane.
  ['2026-11-22T10:00:00Z', 'Australia/Melbourne', true],
  ['2026-11-22T21:00:00Z', 'Australia/Melbourne', false],
])('is night from 21:00 to 08:00 in the site’s time zone: %s in %s', (moment, timeZone, isQuiet) => {
  expect(isQuietHour(new Date(moment), timeZone)).toBe(isQuiet);
});
