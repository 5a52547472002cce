import { describe, expect, it } from 'vitest';
import { openingHoursRows } from '../../../../src/locations/rules/opening-hours-schema.ts';
import { listHoursRows, readHours, readKnownHours, writeHours } from './read-opening-hours.ts';

const read = (text: string): string => writeHours(readKnownHours(text));

describe('readOpeningHours', () => {
  it('reads hours as rows of a site’s file [L3.06]', () => {
    const hours = readKnownHours('Mon-Fri 8:30-12.15 and 1-5.30, sat 9am - 4.30pm, Sun closed');
    const rows = [
      { days: 'Mon-Fri', hours: '08:30-12:15, 13:00-17:30' },
      { days: 'Sat', open: '09:00', close: '16:30' },
      { days: 'Sun', status: 'Closed' },
    ];
    expect(listHoursRows(hours)).toEqual(rows);
    expect(openingHoursRows.safeParse(rows).success).toBe(true);
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
    [
      'Mon-Fri 8:30-12:30 and 1-5:30, Sat 9-2, Sun shut, PH closed',
      'Mon-Fri 08:30-12:30 & 13:00-17:30, Sat 09:00-14:00, Sun closed, public holidays closed',
    ],
    ['Mon-Fri 8:30am-12:30pm, 1pm-5:30pm', 'Mon-Fri 08:30-12:30 & 13:00-17:30'],
    ['Mon-Fri 8.30-12.30 1.15-5.30 Sat & Sun 9-1', 'Mon-Fri 08:30-12:30 & 13:15-17:30, Sat-Sun 09:00-13:00'],
    ['8-12 and 1-5 Mon-Fri, 9-1 Sat', 'Mon-Fri 08:00-12:00 & 13:00-17:00, Sat 09:00-13:00'],
    ['Mon-Fri 9-12, Mon-Fri 1-5, Sat shut', 'Mon-Fri 09:00-12:00 & 13:00-17:00, Sat closed'],
    ['Mon-Fri 9-12 and then 1-5, Aust Day shut', 'Mon-Fri 09:00-12:00 & 13:00-17:00, closed Australia Day'],
    ['Mon-Fri 9-5 and 6-9', 'Mon-Fri 09:00-17:00 & 18:00-21:00'],
    ['Mon-Fri 8:30-5:30 (closed for lunch 12.30-1.15), Sat 9-2', 'Mon-Fri 08:30-12:30 & 13:15-17:30, Sat 09:00-14:00'],
    ['Mon-Fri 8:30-5:30, shut for lunch from 12:30 to 1:15', 'Mon-Fri 08:30-12:30 & 13:15-17:30'],
    ['Weekdays 9-5 except lunch between 12 and 1, Sat 9-1', 'Mon-Fri 09:00-12:00 & 13:00-17:00, Sat 09:00-13:00'],
    ['Mon-Fri 9am-12pm 1pm-5pm Sat until 1pm', 'Mon-Fri 09:00-12:00 & 13:00-17:00, Sat 09:00-13:00'],
    ['Mon-Fri 8.30-12, 1-5, Sat until 11', 'Mon-Fri 08:30-12:00 & 13:00-17:00, Sat 08:30-11:00'],
    ['9-5 Mon-Fri, lunch 12-12:30', 'Mon-Fri 09:00-12:00 & 12:30-17:00'],
    ['7 days 9-5, Sun 10-4, shut pub hols', 'Mon-Sat 09:00-17:00, Sun 10:00-16:00, public holidays closed'],
    ['Mon-Sat 9-5, closed public holidays and Sundays', 'Mon-Sat 09:00-17:00, Sun closed, public holidays closed'],
    [
      'Mon/Wed/Fri 8-5, Tue/Thu/Sun closed (by appointment), Sat 9-1',
      'Mon 08:00-17:00, Tue by appointment only, Wed 08:00-17:00, Thu by appointment only, Fri 08:00-17:00, Sat 09:00-13:00, Sun by appointment only',
    ],
    ['Mon-Sat 9-5, Sun shut except by appt.', 'Mon-Sat 09:00-17:00, Sun by appointment only'],
    ['Sat closed, Sun by appointment', 'Sat closed, Sun by appointment only'],
    ['Mon-Fri 9-5, PH 10-2', 'Mon-Fri 09:00-17:00, public holidays 10:00-14:00'],
    ['Public holidays 10am to 2pm; Mon-Sat 9-5', 'Mon-Sat 09:00-17:00, public holidays 10:00-14:00'],
    ['Mon-Sat 9-5, Sun & PH 10.30-2', 'Mon-Sat 09:00-17:00, Sun 10:30-14:00, public holidays 10:30-14:00'],
    ['Mon-Sat 9-5 and public hols 10-2', 'Mon-Sat 09:00-17:00, public holidays 10:00-14:00'],
    [
      'Mon-Sat 9-5, PH 10-2 except Christmas Day, Sun shut',
      'Mon-Sat 09:00-17:00, Sun closed, public holidays 10:00-14:00, closed Christmas Day',
    ],
  ])('reads %j', (text, canonical) => {
    expect(read(text)).toBe(canonical);
    expect(read(canonical)).toBe(canonical);
  });

  it('leaves out a remark in brackets that changes no hours, and says so [L3.06]', () => {
    const hours = readKnownHours('Mon-Fri 9 to 12.30 then 1.15 to 5 (we shut for lunch), Sat 9 to 1 (Dave is here)');
    expect(writeHours(hours)).toBe('Mon-Fri 09:00-12:30 & 13:15-17:00, Sat 09:00-13:00');
    expect(hours.remarks).toEqual(['(we shut for lunch)', '(Dave is here)']);
  });

  it.each([
    'Mon-Fri 9-5 (we shut for lunch)',
    'Mon-Fri 9-5 (by appointment in winter)',
    'Mon-Fri 9-5 (9-12 in January)',
    'Mon-Fri 9-5 (not every Friday)',
    'Mon-Fri 9-5 (we close early)',
  ])('leaves out no remark that could change the hours: %j', (text) => expect(typeof readHours(text)).toBe('string'));

  it.each([
    ['always', "We can't read 'always'."],
    ['9am till late', "We can't read 'late'."],
    ['when we feel like it', "We can't read 'when we feel like it'."],
    ['Mon-Fri 9-5, Sat arvo if we are about', "We can't read 'arvo if we are about'."],
    ['Fun 9-17', "We can't read 'fun'."],
    [
      'Mon-Fri 9-5, public holidays 10-12, 1-4',
      "We can't read 'public holidays'. Write 'closed' or 'as usual', or give one opening and one closing time, such as public holidays 10-2.",
    ],
    [
      'Mon-Fri 9-5, Christmas Eve 9-12',
      "We can't read 'christmas eve'. Leave out hours for single dates: you can add them later under places.specialHours in site.yaml.",
    ],
    ['Mon-Fri', 'Mon-Fri has no hours.'],
    ['Mon-Fri 9-', '9 - needs an opening and a closing time.'],
    ['Mon 17-9', '17:00 to 09:00 ends before it starts.'],
    ['Mon 25:00-26:00', "25:00 isn't a time."],
    ['Sat until 1pm', '- needs an opening and a closing time.'],
    ['Mon-Fri 9-5, Mon-Fri 8-12', 'The times for Mon-Fri overlap: 8:00 am to 12:00 pm, 9:00 am to 5:00 pm.'],
    ['Mon-Fri 9-5, closed', 'For Mon-Fri, we read both 9:00 am to 5:00 pm and closed.'],
    ['Tue & Sun closed, Tue & Sun 9-5', 'For Tue, Sun, we read both closed and 9:00 am to 5:00 pm.'],
    ['Mon-Fri 9-5, closed for lunch', 'Give the times of the lunch break.'],
    ['Mon-Fri 9-5, lunch 8-9', "The lunch break isn't within the hours of Mon-Fri: 08:00 to 09:00."],
    ['Mon-Fri 9-5, Sat 9-2, lunch 12-1', "It isn't clear which days the lunch break is for."],
    ['9-5', 'Say which days these hours are for.'],
    ['closed', 'Say which days these hours are for.'],
    ['', 'Say which days these hours are for.'],
  ])('refuses %j, and says why', (text, why) => expect(readHours(text)).toBe(why));

  it.each([
    'Mon-Sat 9-5, Sun closed, public holidays by appointment',
    'Mon-Sat 9-5, PH 10-12 and 1-3',
    'Mon-Sat 9-5, PH 2-1',
    'Mon-Sat 9-5 and public holidays',
  ])('refuses %j', (text) => expect(typeof readHours(text)).toBe('string'));
});
