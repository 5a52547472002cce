import { describe, expect, it } from 'vitest';
import { expandOpeningHours } from './expand-opening-hours.ts';

describe('expandOpeningHours', () => {
  const week = expandOpeningHours([
    { days: 'Mon-Fri', status: 'Open', open: '08:30', close: '17:30' },
    { days: 'Sat', status: 'By appointment only' },
    { days: 'Wed', status: 'Open', open: '08:30', close: '12:00' },
  ]);

  it('has an entry for each weekday, Sunday first [L3.06]', () => {
    expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('applies a row to a run of days, and lets a later row override one of them [L3.06]', () => {
    expect(week[1]).toEqual({
      weekday: 1,
      status: 'Open',
      formattedHours: '8:30 am to 5:30 pm',
      open: '08:30',
      close: '17:30',
    });
    expect(week[3]?.formattedHours).toBe('8:30 am to 12:00 pm');
    expect(week[5]?.close).toBe('17:30');
  });

  it('keeps another status and closes a day without a row [L3.06]', () => {
    expect(week[6]).toMatchObject({ status: 'By appointment only', formattedHours: null });
    expect(week[0]).toEqual({ weekday: 0, status: 'Closed', formattedHours: null, open: null, close: null });
  });

  it('expands a run across the end of the week [L3.06]', () => {
    const weekend = expandOpeningHours([{ days: 'Sat-Sun', status: 'Open', open: '10:00', close: '16:00' }]);
    expect(weekend.map(({ status }) => status)).toEqual(['Open', ...Array(5).fill('Closed'), 'Open']);
  });
});
