import { expect, it } from 'vitest';
import { findPublicHoliday } from '#src/locations/rules/hours/find-day-hours.ts';
import { publicHolidayTable } from '#src/locations/rules/hours/public-holiday-table.ts';
import { listHolidayLines } from './list-holiday-lines.ts';

it('builds the committed table from the package', () => {
  expect(publicHolidayTable.trim().split('\n')).toEqual(listHolidayLines());
});

it('closes every state on Christmas Day, even if the package has only the Monday after', () => {
  for (const state of ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']) {
    for (const year of [2026, 2027, 2032]) expect(findPublicHoliday(state, `${year}-12-25`)?.from).toBeNull();
  }
});
