import { describe, expect, it } from 'vitest';
import { readOpeningHours, writeOpeningHours } from './read-opening-hours.ts';

const read = (text: string): string | undefined => {
  const rows = readOpeningHours(text);
  return rows && writeOpeningHours(rows);
};

describe('readOpeningHours', () => {
  it('reads hours as rows of a site’s file [L3.06]', () => {
    expect(readOpeningHours('Mon-Fri 8:30-17:30, sat 9am - 4.30pm, Sun closed')).toEqual([
      { days: 'Mon-Fri', status: 'Open', open: '08:30', close: '17:30' },
      { days: 'Sat', status: 'Open', open: '09:00', close: '16:30' },
      { days: 'Sun', status: 'Closed' },
    ]);
  });

  it.each([
    ['Mon-Sun 12pm to 5 pm', 'Mon-Sun 12:00-17:00'],
    ['Sun by appointment only', 'Sun by appointment only'],
    [
      'Monday to Friday 8:30am to 5:30pm, Saturday until 1pm, Sunday closed',
      'Mon-Fri 08:30-17:30, Sat 08:30-13:00, Sun closed',
    ],
    ['Mon-Fri 8.30-5.30, Sat 9-1', 'Mon-Fri 08:30-17:30, Sat 09:00-13:00'],
    ['9am-5pm Monday to Friday, 9-1 Saturday', 'Mon-Fri 09:00-17:00, Sat 09:00-13:00'],
    ['Mon–Fri: 8.00 a.m. – 5.00 p.m.; Sat & Sun: closed', 'Mon-Fri 08:00-17:00, Sat-Sun closed'],
    ['Weekdays 8-5, Sat 8 to noon, closed Sundays', 'Mon-Fri 08:00-17:00, Sat 08:00-12:00, Sun closed'],
    ['Mon, Wed & Fri 0830-1730', 'Mon 08:30-17:30, Wed 08:30-17:30, Fri 08:30-17:30'],
    ['Thurs-Sat 9-5', 'Thu 09:00-17:00, Fri 09:00-17:00, Sat 09:00-17:00'],
    ['Mon-Fri 9-5 Sat 9-12 Sun 1-5', 'Mon-Fri 09:00-17:00, Sat 09:00-12:00, Sun 13:00-17:00'],
    ['open 7 days from 9 til 5', 'Mon-Sun 09:00-17:00'],
    ['Mon-Sat 8-17, closed Sundays and public holidays', 'Mon-Sat 08:00-17:00, Sun closed'],
  ])('reads %j', (text, canonical) => {
    expect(read(text)).toBe(canonical);
    expect(read(canonical)).toBe(canonical);
  });

  it.each([
    'always',
    'Mon-Fri',
    'Mon-Fri 9-',
    'Fun 9-17',
    'Mon 17-9',
    'Mon 25:00-26:00',
    'Mon-Fri 9-12 and 1-5',
    'Sat until 1pm',
    'Mon-Fri 9-5, public holidays 10-4',
    '9-5',
    'closed',
    '',
  ])('refuses %j', (text) => expect(readOpeningHours(text)).toBeUndefined());
});
