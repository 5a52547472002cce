import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#src/sites/model/site-location.ts';
import { groupOpeningHours, isOfWeekday } from './group-opening-hours.ts';

const day = (weekday: number, formattedHours: string | null, status = 'Open'): OpeningHours => ({
  weekday,
  status,
  formattedHours,
  periods: [],
});
const week = (texts: readonly string[]) => texts.map((text, weekday) => day(weekday, text));
const daysOf = (texts: readonly string[]) => groupOpeningHours(week(texts)).map(({ days }) => days);

describe('groupOpeningHours', () => {
  it('shows Monday to Friday as one line when all five are alike [L9.12]', () => {
    expect(groupOpeningHours(week(['c', 'a', 'a', 'a', 'a', 'a', 'b']))).toEqual([
      { days: 'Mon-Fri', text: 'a' },
      { days: 'Sat', text: 'b' },
      { days: 'Sun', text: 'c' },
    ]);
  });

  it('lists each weekday when one of the five differs, in its hours or its status [L9.12]', () => {
    expect(daysOf(['c', 'a', 'a', 'x', 'a', 'a', 'b'])).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const closedFriday = week(['c', 'a', 'a', 'a', 'a', 'a', 'b']).with(5, day(5, 'a', 'Stocktake'));
    expect(groupOpeningHours(closedFriday).map(({ text }) => text)).toEqual([
      'a',
      'a',
      'a',
      'a',
      'Stocktake, a',
      'b',
      'c',
    ]);
  });

  it('never merges the weekend into the week’s line, not even when all seven days are alike [L9.13]', () => {
    expect(daysOf(Array(7).fill('a'))).toEqual(['Mon-Fri', 'Sat', 'Sun']);
  });

  it('matches five weekdays to the first line and one to each other [L9.12]', () => {
    const [first, saturday, sunday] = groupOpeningHours(week(Array(7).fill('a')));
    const weekdays = [0, 1, 2, 3, 4, 5, 6];
    const spokenOf = [first, saturday, sunday].map((line) =>
      weekdays.filter((weekday) => line !== undefined && isOfWeekday(line, weekday)),
    );
    expect(spokenOf).toEqual([[1, 2, 3, 4, 5], [6], [0]]);
  });
});
