import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '#src/sites/model/opening-hours.ts';
import { groupOpeningHours } from './group-opening-hours.ts';

const day = (weekday: number, formattedHours: string | null, status = 'Open'): OpeningHours => ({
  weekday,
  status,
  formattedHours,
  open: null,
  close: null,
});

describe('groupOpeningHours', () => {
  it('writes a week from Monday on, with days alike as one line [L3.06]', () => {
    const week = [
      day(0, null, 'Closed'),
      ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '8:00 am to 5:30 pm')),
      day(6, '8:30 am to 4:00 pm'),
    ];
    expect(groupOpeningHours(week)).toEqual([
      { days: 'Mon to Fri', text: '8:00 am to 5:30 pm' },
      { days: 'Sat', text: '8:30 am to 4:00 pm' },
      { days: 'Sun', text: 'Closed' },
    ]);
  });

  it('never joins days that are not next to each other [L3.06]', () => {
    const week = [day(1, 'a'), day(2, 'b'), day(3, 'a')];
    expect(groupOpeningHours(week).map(({ days }) => days)).toEqual(['Mon', 'Tue', 'Wed']);
  });

  it('keeps every change of hours in its order [L3.06]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 7, maxLength: 7 }), (texts) => {
        const week = texts.map((text, at) => day((at + 1) % 7, text));
        const changes = texts.filter((text, at) => text !== texts[at - 1]);
        expect(groupOpeningHours(week).map(({ text }) => text)).toEqual(changes);
      }),
    );
  });
});
