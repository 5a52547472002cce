import { describe, expect, it } from 'vitest';
import { type AskedDays, type BookableQuestion, listAskedDays, listBookableDays } from './list-bookable-days.ts';
import type { VisitHours } from './slot.ts';

const at = (text: string): number => Date.parse(`${text}+10:00`);

// The location is in Brisbane. 24 November 2026 is a Tuesday.
type Changes = Partial<Omit<BookableQuestion, 'days'> & AskedDays>;

const ask = ({ fromDay = '2026-11-24', days = 3, ...changes }: Changes = {}) => {
  const question: Omit<BookableQuestion, 'days'> = {
    place: {
      timeZone: 'Australia/Brisbane',
      hoursOn: (day): VisitHours =>
        day === '2026-11-25'
          ? { kind: 'closed', text: 'Show Day' }
          : { kind: 'open', periods: [{ open: '09:00', close: '11:00' }] },
    },
    config: { slotMinutes: 60, noticeHours: 2, daysAhead: 4, placesPerSlot: 2 },
    booked: [],
    vehicleId: null,
    now: new Date(at('2026-11-24T07:30')),
    ...changes,
  };
  const { now, place, config } = question;
  return listBookableDays({ ...question, days: listAskedDays({ fromDay, days }, now, place.timeZone, config) });
};

const starts = (days: ReturnType<typeof ask>) =>
  days.map((day) => (day.kind === 'bookable' ? day.slots.map(({ startMs }) => startMs) : day));

const hour = (startMs: number, vehicleId: number | null = null, minutes = 60) => ({
  startMs,
  endMs: startMs + minutes * 60_000,
  vehicleId,
});

describe('bookable days', () => {
  it('have their slots, and include closed days with the reason [D.22] [B7.20]', () => {
    expect(starts(ask())).toEqual([
      [at('2026-11-24T10:00')],
      { kind: 'closed', day: '2026-11-25', text: 'Show Day' },
      [at('2026-11-26T09:00'), at('2026-11-26T10:00')],
    ]);
  });

  it('omit past times, and times within the site’s notice [D.22]', () => {
    expect(starts(ask({ now: new Date(at('2026-11-24T08:00')), days: 1 }))).toEqual([[at('2026-11-24T10:00')]]);
    expect(starts(ask({ now: new Date(at('2026-11-24T08:00') + 1), days: 1 }))).toEqual([]);
    expect(starts(ask({ now: new Date(at('2026-11-24T07:00')), days: 1 }))).toEqual([
      [at('2026-11-24T09:00'), at('2026-11-24T10:00')],
    ]);
  });

  it('leave out today once it’s too late to book, because nobody has booked it out [D.22]', () => {
    const evening = ask({ now: new Date(at('2026-11-24T17:30')) });
    expect(evening.map(({ kind, day }) => [kind, day])).toEqual([
      ['closed', '2026-11-25'],
      ['bookable', '2026-11-26'],
    ]);
  });

  it('run from today in the location’s time zone, for the configured number of days [D.22]', () => {
    const days = (changes: Changes) => ask(changes).map(({ day }) => day);
    expect(days({ fromDay: '2026-11-20', days: 14 })).toEqual(['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']);
    expect(days({ fromDay: '2026-11-28', days: 14 })).toEqual([]);
    expect(days({ fromDay: '9999-12-31', days: 14 })).toEqual([]);
    // 2 pm UTC is the next day in Brisbane.
    expect(days({ now: new Date('2026-11-24T14:00:00Z'), days: 14 })[0]).toBe('2026-11-25');
  });

  it('omit a slot only when all of its places are taken [D.22]', () => {
    const first = at('2026-11-26T09:00');
    const one = { fromDay: '2026-11-26', days: 1, booked: [hour(first)] };
    expect(starts(ask(one))).toEqual([[first, at('2026-11-26T10:00')]]);
    expect(starts(ask({ ...one, booked: [hour(first), hour(first)] }))).toEqual([[at('2026-11-26T10:00')]]);
    const second = at('2026-11-26T10:00');
    expect(starts(ask({ ...one, booked: [first, first, second, second].map((ms) => hour(ms)) }))).toEqual([
      { kind: 'full', day: '2026-11-26' },
    ]);
  });

  it('counts bookings from when slots had another length [D.22]', () => {
    const across = [hour(at('2026-11-26T09:45'), null, 30), hour(at('2026-11-26T08:45'), null, 30)];
    const config = { slotMinutes: 60, noticeHours: 2, daysAhead: 4, placesPerSlot: 1 };
    expect(starts(ask({ fromDay: '2026-11-26', days: 1, booked: across, config }))).toEqual([
      { kind: 'full', day: '2026-11-26' },
    ]);
    const before = [hour(at('2026-11-26T08:00')), hour(at('2026-11-26T11:00'))];
    expect(starts(ask({ fromDay: '2026-11-26', days: 1, booked: before, config }))).toEqual([
      [at('2026-11-26T09:00'), at('2026-11-26T10:00')],
    ]);
  });

  it('omit a time at which the vehicle is at another location, which takes no place here [D.22]', () => {
    const first = at('2026-11-26T09:00');
    const config = { slotMinutes: 60, noticeHours: 2, daysAhead: 4, placesPerSlot: 1 };
    const away = { ...hour(first, 7), isElsewhere: true };
    const one = { fromDay: '2026-11-26', days: 1, booked: [away], config };
    expect(starts(ask({ ...one, vehicleId: 7 }))).toEqual([[at('2026-11-26T10:00')]]);
    expect(starts(ask({ ...one, vehicleId: 8 }))).toEqual([[first, at('2026-11-26T10:00')]]);
  });

  it('omit a time at which the vehicle is booked, even if a place is free [D.22]', () => {
    const booked = [hour(at('2026-11-26T09:00'), 7)];
    const about = { fromDay: '2026-11-26', days: 1, booked };
    expect(starts(ask({ ...about, vehicleId: 7 }))).toEqual([[at('2026-11-26T10:00')]]);
    expect(starts(ask({ ...about, vehicleId: 8 }))).toEqual([[at('2026-11-26T09:00'), at('2026-11-26T10:00')]]);
  });
});
