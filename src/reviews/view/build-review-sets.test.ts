import { expect, it } from 'vitest';
import { describeAgo } from './build-review-sets.ts';

// At this moment it's the 21st in Brisbane, but still the 20th in UTC.
const moment = { now: new Date('2026-11-20T20:00:00Z'), timeZone: 'Australia/Brisbane' };

it.each([
  ['2026-11-21', 'today'],
  ['2026-11-20', '1 day ago'],
  ['2026-11-15', '6 days ago'],
  ['2026-11-14', '1 week ago'],
  ['2026-10-23', '4 weeks ago'],
  ['2026-10-21', '1 month ago'],
  ['2025-11-22', '11 months ago'],
  ['2025-11-21', '1 year ago'],
  ['2023-01-01', '3 years ago'],
])('%s is %s by the clock of the site [L3.13]', (day, words) => {
  expect(describeAgo(day, moment)).toBe(words);
});
