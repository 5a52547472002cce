import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listDaySlots } from './list-bookable-days.ts';
import type { SlotPlace } from './slot.ts';

const openAt = (timeZone: string, opens: string, closes: string): SlotPlace => ({
  timeZone,
  hoursOn: () => ({ kind: 'open', periods: [{ open: opens, close: closes }] }),
});

const clocksOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...({ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const),
  });

const read = (ms: number, timeZone: string): string => clocksOf(timeZone).format(ms).slice(-5);

const starts = (day: string, place: SlotPlace, slotMinutes: number) =>
  listDaySlots(day, place, slotMinutes).map(({ startMs }) => read(startMs, place.timeZone));

describe('slots of a day', () => {
  it('run from opening to the last that ends by closing [D.22]', () => {
    const place = openAt('Australia/Brisbane', '08:30', '11:15');
    expect(starts('2026-11-24', place, 30)).toEqual(['08:30', '09:00', '09:30', '10:00', '10:30']);
    expect(starts('2026-11-24', place, 45)).toEqual(['08:30', '09:15', '10:00']);
    expect(starts('2026-11-24', place, 180)).toEqual([]);
  });

  it('are never in the break of a yard that closes for lunch [D.22]', () => {
    const periods = [
      { open: '08:30', close: '12:15' },
      { open: '13:15', close: '14:30' },
    ];
    const place: SlotPlace = { timeZone: 'Australia/Hobart', hoursOn: () => ({ kind: 'open', periods }) };
    expect(starts('2026-11-24', place, 45)).toEqual(['08:30', '09:15', '10:00', '10:45', '11:30', '13:15']);
    expect(starts('2026-11-24', place, 60)).toEqual(['08:30', '09:30', '10:30', '13:15']);
  });

  it('are empty on a closed day [D.22]', () => {
    expect(
      listDaySlots(
        '2026-12-25',
        { timeZone: 'Australia/Perth', hoursOn: () => ({ kind: 'closed', text: 'Closed' }) },
        30,
      ),
    ).toEqual([]);
  });

  it('omit the hour that a 23-hour day skips [D.22]', () => {
    const place = openAt('Australia/Sydney', '01:00', '04:00');
    expect(starts('2026-10-04', place, 30)).toEqual(['01:00', '01:30', '03:00', '03:30']);
    expect(starts('2026-10-04', openAt('Australia/Lord_Howe', '01:00', '03:00'), 30)).toEqual([
      '01:00',
      '01:30',
      '02:30',
    ]);
  });

  it('include the repeated hour of a 25-hour day twice [D.22]', () => {
    const slots = listDaySlots('2026-04-05', openAt('Australia/Sydney', '01:30', '04:00'), 30);
    const shown = slots.map(({ startMs }) => read(startMs, 'Australia/Sydney'));
    expect(shown).toEqual(['01:30', '02:00', '02:30', '02:00', '02:30', '03:00', '03:30']);
    expect(new Set(slots.map(({ startMs }) => startMs)).size).toBe(7);
  });

  // The independent calculation counts the day's minutes one by one, by the zone's local time.
  it('fill the minutes between opening and closing without a gap, in any time zone [D.22]', () => {
    const minuteMs = 60_000;
    const zone = fc.constantFrom('Australia/Perth', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe');
    const day = fc.constantFrom('2026-04-05', '2026-10-04', '2026-04-04', '2026-11-24', '2027-04-04', '2027-02-28');
    // Clocks change at 2 or 3 am, so no opening or closing time here is skipped or occurs twice.
    const quarter = (least: number, most: number) => fc.integer({ min: least * 4, max: most * 4 });
    const clock = (quarters: number) =>
      `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
    const length = fc.constantFrom(10, 30, 45, 60, 240);
    fc.assert(
      fc.property(zone, day, quarter(0, 1), quarter(4, 23), length, (timeZone, date, from, to, slotMinutes) => {
        const clocks = clocksOf(timeZone);
        const wanted = date.split('-').reverse().join('/');
        const noonMs = Date.parse(`${date}T12:00:00Z`);
        const open = Array.from({ length: 52 * 60 }, (_, index) => noonMs + (index - 26 * 60) * minuteMs).filter(
          (ms) => {
            const [shownDay, shown = ''] = clocks.format(ms).split(', ');
            return shownDay === wanted && shown >= clock(from) && shown < clock(to);
          },
        );
        const slots = listDaySlots(date, openAt(timeZone, clock(from), clock(to)), slotMinutes);
        expect(slots.length).toBe(Math.floor(open.length / slotMinutes));
        expect(slots.every(({ startMs, endMs }) => endMs - startMs === slotMinutes * minuteMs)).toBe(true);
        expect(slots.map(({ startMs }) => startMs)).toEqual(
          slots.map((_, index) => (open[0] ?? 0) + index * slotMinutes * minuteMs),
        );
      }),
      { numRuns: 60 },
    );
  });
});
