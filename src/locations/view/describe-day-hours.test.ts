import { expect, it } from 'vitest';
import { describeDayHours } from './describe-day-hours.ts';

it.each([
  ['Open', '8:30 am to 5:30 pm', '8:30 am to 5:30 pm'],
  ['Closed', null, 'Closed'],
  ['Closed', '8:30 am to 5:30 pm', 'Closed'],
  ['By appointment only', null, 'By appointment only'],
  ['By appointment only', '9:00 am to 12:00 pm', 'By appointment only, 9:00 am to 12:00 pm'],
  ['Public holiday', '10:00 am to 3:00 pm', 'Public holiday, 10:00 am to 3:00 pm'],
])('a day with status %s and times %s shows "%s" [L3.06]', (status, formattedHours, words) => {
  expect(describeDayHours({ status, formattedHours })).toBe(words);
});
