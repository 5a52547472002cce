import { describe, expect, it } from 'vitest';
import { listUnreadWords, readHours, readOpeningHours, writeHours } from './read-opening-hours.ts';

const read = (text: string): string | undefined => {
  const hours = readHours(text);
  return hours && writeHours(hours);
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
    ['Mon-Sat 8-17, closed Sundays and public holidays', 'Mon-Sat 08:00-17:00, Sun closed, public holidays closed'],
    [
      'weekdays 8.30 til 5.30, Sat 9 to 1pm, closed Sundays & public hols',
      'Mon-Fri 08:30-17:30, Sat 09:00-13:00, Sun closed, public holidays closed',
    ],
    ['Sat 9 - 12 noon', 'Sat 09:00-12:00'],
    ['7 days a week 8.30am to 5pm, except Christmas Day', 'Mon-Sun 08:30-17:00, closed Christmas Day'],
    [
      'Daily 9-5, closed Good Friday, Christmas Day and Boxing Day',
      'Mon-Sun 09:00-17:00, closed Good Friday and Christmas Day and Boxing Day',
    ],
    ['Mon-Fri half past 8 to 5', 'Mon-Fri 08:30-17:00'],
    ['7 days 9-5 including public holidays', 'Mon-Sun 09:00-17:00, public holidays as usual'],
    ['Mon-Sat 9-5 except public holidays', 'Mon-Sat 09:00-17:00, public holidays closed'],
    ['Mon-Fri 9-5, closed on public holidays', 'Mon-Fri 09:00-17:00, public holidays closed'],
    ['Mon-Sat 9-5, Sundays and public holidays closed', 'Mon-Sat 09:00-17:00, Sun closed, public holidays closed'],
    ['Mon-Sat 9-5, closed public holidays and Sundays', 'Mon-Sat 09:00-17:00, Sun closed, public holidays closed'],
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
    'Mon-Sat 9-5, Sun closed, public holidays by appointment',
    'Mon-Sat 9-5 and public holidays',
    'Mon-Fri 9-5, closed',
    '9am till late',
    '9-5',
    'closed',
    '',
  ])('refuses %j', (text) => expect(readOpeningHours(text)).toBeUndefined());

  it.each([
    ['9am till late', ['late']],
    ['when we feel like it', ['when we feel like it']],
    ['Mon-Fri 9-5, public holidays 10-4', ['public holidays']],
    ['Mon-Fri 9-5, Sat arvo if we are about', ['arvo if we are about']],
    ['Mon-Fri 9-', []],
  ])('names what it can’t read in %j', (text, words) => expect(listUnreadWords(text)).toEqual(words));
});
