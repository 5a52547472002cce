import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#src/lib/durations.ts';
import { addBusinessMinutes, type BusinessHours, type BusinessPlace, readBusinessHours } from './business-hours.ts';

const day = (weekday: number, ...periods: readonly (readonly [string, string])[]) => ({
  weekday,
  status: periods.length === 0 ? 'Closed' : 'Open',
  formattedHours: null,
  periods: periods.map(([open, close]) => ({ open, close })),
});

const place: BusinessPlace = {
  timeZone: 'Australia/Brisbane',
  address: { state: 'QLD' },
  contact: {
    openingHours: [
      day(0),
      day(1, ['08:30', '12:00'], ['13:00', '17:30']),
      ...[2, 3, 4, 5].map((weekday) => day(weekday, ['08:30', '17:30'])),
      day(6, ['09:00', '12:00']),
    ],
    specialHours: [],
    publicHolidays: 'closed',
    closedHolidays: [],
    eveningHolidays: 'asUsual',
  },
};

const add = (from: string, minutes: number, at = place): string | null => {
  const ms = addBusinessMinutes(readBusinessHours(at), Date.parse(`${from}:00+10:00`), minutes);
  return ms === null ? null : new Date(ms + 10 * 60 * minuteMs).toISOString().slice(0, 16);
};

describe('business time', () => {
  it.each([
    ['during opening hours', '2026-11-24T10:00', 20, '2026-11-24T10:20'],
    ['up to the minute of closing', '2026-11-24T17:10', 20, '2026-11-24T17:30'],
    ['over a night', '2026-11-24T17:20', 20, '2026-11-25T08:40'],
    ['from a lead at night', '2026-11-24T22:00', 15, '2026-11-25T08:45'],
    ['over lunch', '2026-11-23T11:50', 20, '2026-11-23T13:10'],
    ['over a Sunday', '2026-11-28T11:50', 20, '2026-11-30T08:40'],
    ['over Christmas and Boxing Day, with the day in lieu', '2026-12-24T17:20', 20, '2026-12-29T08:40'],
  ])('passes %s', (_, from, minutes, end) => expect(add(from, minutes)).toBe(end));

  it('counts special hours of a date', () => {
    const contact = {
      ...place.contact,
      specialHours: [{ day: '2026-11-29', status: 'Open', periods: [{ open: '10:00', close: '12:00' }] }],
    };
    expect(add('2026-11-29T08:00', 30, { ...place, contact })).toBe('2026-11-29T10:30');
  });

  it('counts nothing while visits are by appointment only', () => {
    const openingHours = [{ ...day(0, ['10:00', '16:00']), status: 'By appointment only' }, day(1, ['09:00', '17:00'])];
    expect(add('2026-11-29T11:00', 15, { ...place, contact: { ...place.contact, openingHours } })).toBe(
      '2026-11-30T09:15',
    );
  });

  it('counts office hours for a location without hours, and none for one that never opens', () => {
    expect(add('2026-11-28T11:00', 15, { ...place, contact: { ...place.contact, openingHours: [] } })).toBe(
      '2026-11-30T09:15',
    );
    const openingHours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday));
    expect(add('2026-11-28T11:00', 15, { ...place, contact: { ...place.contact, openingHours } })).toBeNull();
  });
});

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const anyHours: fc.Arbitrary<BusinessHours> = fc
  .record({
    timeZone: fc.constantFrom('Australia/Brisbane', 'Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Adelaide'),
    weeks: fc.array(
      fc.option(fc.record({ open: fc.integer({ min: 240, max: 720 }), minutes: fc.integer({ min: 1, max: 600 }) })),
      { minLength: 7, maxLength: 7 },
    ),
  })
  .map(({ timeZone, weeks }) => ({
    timeZone,
    periodsOn: (date) => {
      const hours = weeks[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? null;
      return hours === null ? [] : [{ open: clock(hours.open), close: clock(hours.open + hours.minutes) }];
    },
  }));

/** Unix minutes of a range that contains both daylight-saving changes. */
const anyMoment = fc.integer({
  min: Date.parse('2026-03-01T00:00:00Z') / minuteMs,
  max: Date.parse('2026-12-31T00:00:00Z') / minuteMs,
});

describe('business time of any week', () => {
  it('takes as long in two parts as in one', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, fc.nat(400), fc.nat(400), (hours, from, first, second) => {
        const start = addBusinessMinutes(hours, from * minuteMs, first);
        const [oneByOne, atOnce] = [
          start === null ? null : addBusinessMinutes(hours, start, second),
          addBusinessMinutes(hours, from * minuteMs, first + second),
        ];
        if (oneByOne !== null && atOnce !== null && second > 0) expect(oneByOne).toBe(atOnce);
      }),
    );
  });

  it('never ends early, and a later start never ends sooner', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, fc.nat(3000), fc.integer({ min: 1, max: 400 }), (hours, from, gap, minutes) => {
        const one = addBusinessMinutes(hours, from * minuteMs, minutes);
        const later = addBusinessMinutes(hours, (from + gap) * minuteMs, minutes);
        if (one === null || later === null) return;
        expect(one).toBeGreaterThanOrEqual((from + minutes) * minuteMs);
        expect(later).toBeGreaterThanOrEqual(one);
      }),
    );
  });

  it('ends while the location is open, or as it closes', () => {
    fc.assert(
      fc.property(anyHours, anyMoment, fc.integer({ min: 1, max: 400 }), (hours, from, minutes) => {
        const end = addBusinessMinutes(hours, from * minuteMs, minutes);
        if (end === null) return;
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: hours.timeZone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(end);
        const [date = '', time = ''] = shown.split(' ');
        expect(hours.periodsOn(date).some(({ open, close }) => open < time && time <= close)).toBe(true);
        expect(end - from * minuteMs).toBeLessThan(60 * dayMs);
      }),
    );
  });
});
