import { describe, expect, it } from 'vitest';
import { expandOpeningHours } from './expand-opening-hours.ts';
import { openingHoursRows } from './opening-hours-schema.ts';

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
      periods: [{ open: '08:30', close: '17:30' }],
    });
    expect(week[3]?.formattedHours).toBe('8:30 am to 12:00 pm');
    expect(week[5]?.periods).toEqual([{ open: '08:30', close: '17:30' }]);
  });

  it('keeps another status and closes a day without a row [L3.06]', () => {
    expect(week[6]).toMatchObject({ status: 'By appointment only', formattedHours: null });
    expect(week[0]).toEqual({ weekday: 0, status: 'Closed', formattedHours: null, periods: [] });
  });

  it.each([
    [
      'two lines',
      [
        { open: '13:00', close: '17:30' },
        { open: '08:30', close: '12:30' },
      ],
    ],
    ['one line', [{ hours: '8:30am-12:30pm, 1pm-5:30pm' }]],
    ['one line by a 24-hour clock', [{ hours: '08:30-12:30, 13.00 to 17:30' }]],
  ])('keeps a lunch break that %s say [L3.06]', (_, rows) => {
    const [, monday, , wednesday] = expandOpeningHours([
      ...rows.map((row) => ({ days: 'Mon-Fri', status: 'Open', ...row }) as const),
      { days: 'Wed', status: 'Open', open: '08:30', close: '12:00' },
    ]);
    expect(monday).toMatchObject({
      formattedHours: '8:30 am to 12:30 pm, 1:00 pm to 5:30 pm',
      periods: [
        { open: '08:30', close: '12:30' },
        { open: '13:00', close: '17:30' },
      ],
    });
    expect(wednesday?.periods).toEqual([{ open: '08:30', close: '12:00' }]);
  });

  it('expands a run across the end of the week [L3.06]', () => {
    const weekend = expandOpeningHours([{ days: 'Sat-Sun', status: 'Open', open: '10:00', close: '16:00' }]);
    expect(weekend.map(({ status }) => status)).toEqual(['Open', ...Array(5).fill('Closed'), 'Open']);
  });
});

describe('openingHoursRows', () => {
  const halves = [{ days: 'Mon-Fri', open: '08:30', close: '12:30' }];
  it.each([
    [
      'periods that overlap',
      [...halves, { days: 'Mon-Fri', open: '12:00', close: '17:30' }],
      'Mon-Fri is listed twice',
    ],
    [
      'a day both open and closed',
      [...halves, { days: 'Mon-Fri', status: 'Closed' }],
      "'Closed' conflicts with the other line",
    ],
    ['times in both spellings', [{ ...halves[0], hours: '1pm-5pm' }], 'either hours, or open and close'],
    ['a break the wrong way round', [{ days: 'Sat', hours: '9am-1pm, 12pm-4pm' }], 'open before close'],
  ])('refuses %s, and says why [L3.06]', (_, rows, message) => {
    expect(openingHoursRows.safeParse(rows).error?.message).toContain(message);
  });

  it.each(['9-5', '9am', '8:30am-12:30pm and later', '25:00-26:00', '13pm-2pm'])(
    'refuses the text %j [L3.06]',
    (hours) => expect(openingHoursRows.safeParse([{ days: 'Mon', hours }]).success).toBe(false),
  );

  it('takes a day of its own after a run of days [L3.06]', () => {
    expect(openingHoursRows.safeParse([...halves, { days: 'Mon', open: '09:00', close: '12:00' }]).success).toBe(true);
  });
});
