import { expect, it } from 'vitest';
import { listSpecialHours, readSpecialHours, specialHoursRow, specialHoursRows } from './special-hours-schema.ts';

const read = (row: object) => readSpecialHours(specialHoursRow.parse(row));
const said = { day: '2026-12-28', lastDay: '2026-12-28', status: 'Open', locationId: 7, open: '10:00', close: '15:00' };

it('accepts both spellings of each field, also mixed [L3.07]', () => {
  const date = '2026-12-28';
  expect(read({ date, location_id: 7, start_hour: '10:00', end_hour: '15:00' })).toEqual(said);
  expect(read({ date, location: { id: 7 }, hours: { begin: '10:00', end: '15:00' } })).toEqual(said);
  expect(read({ date, location: { id: 7 }, start_hour: '10:00', hours: { end: '15:00' } })).toEqual(said);
});

it.each([
  ['no such day', { date: '2026-02-30', status: 'Closed' }],
  ['open without hours', { date: '2026-12-28' }],
  ['half of its hours', { date: '2026-12-28', status: 'By appointment only', start_hour: '10:00' }],
  ['closing before it opens', { date: '2026-12-28', start_hour: '15:00', end_hour: '10:00' }],
  ['a last day before the first', { date: '2026-12-28', until: '2026-12-27', status: 'Closed' }],
  ['more than a year', { date: '2026-12-28', until: '2027-12-30', status: 'Closed' }],
  ['an unknown field', { date: '2026-12-28', status: 'Closed', hour: '10:00' }],
])('refuses a row with %s [L3.07]', (_, row) => {
  expect(specialHoursRow.safeParse(row).success).toBe(false);
});

const date = '2026-12-24';
const morning = { date, start_hour: '09:00', end_hour: '12:00' };
const evening = { date, start_hour: '16:00', end_hour: '19:00' };

it('adds a period with a second row for the same day and location [L3.07]', () => {
  const rows = specialHoursRows.parse([evening, morning, { ...morning, location_id: 2, end_hour: '10:00' }]);
  const [everywhere] = listSpecialHours(1, rows);
  expect(everywhere?.periods).toEqual([
    { open: '09:00', close: '12:00' },
    { open: '16:00', close: '19:00' },
  ]);
  expect(listSpecialHours(2, rows)[0]?.periods).toEqual([{ open: '09:00', close: '10:00' }]);
});

it.each([
  ['overlaps', { ...evening, start_hour: '11:00' }],
  ['is closed', { date, status: 'Closed' }],
])('refuses a second row that %s [L3.07]', (_, row) => {
  expect(specialHoursRows.safeParse([morning, row]).error?.message).toContain('2026-12-24 is listed twice');
});

const range = { date: '2026-12-25', until: '2027-01-02', status: 'Closed' };
const dayOf = (rows: readonly object[], day: string, locationId = 1) =>
  listSpecialHours(locationId, specialHoursRows.parse(rows)).find((row) => row.day === day);

it('covers each day of a range, across the new year, and no day around it [L3.07]', () => {
  expect(listSpecialHours(1, specialHoursRows.parse([range])).map(({ day }) => day)).toEqual([
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
});

it('lets a single day override a range, and the range of a location one for all [L3.07]', () => {
  const openOn28 = { date: '2026-12-28', start_hour: '09:00', end_hour: '12:00' };
  expect(dayOf([range, openOn28], '2026-12-28')).toMatchObject({ status: 'Open' });
  expect(dayOf([range, openOn28], '2026-12-29')).toMatchObject({ status: 'Closed', periods: [] });
  const ofSecond = { ...range, location_id: 2, status: 'By appointment only' };
  expect(dayOf([range, openOn28, ofSecond], '2026-12-28', 2)).toMatchObject({ status: 'By appointment only' });
});

it('refuses ranges that overlap, and adds a period to the same range [L3.07]', () => {
  const open = { date: '2026-12-28', until: '2026-12-30' };
  const rows = [
    { ...open, start_hour: '09:00', end_hour: '12:00' },
    { ...open, start_hour: '13:00', end_hour: '16:00' },
  ];
  expect(dayOf(rows, '2026-12-29')?.periods).toHaveLength(2);
  const clash = [range, { ...range, date: '2027-01-02', until: '2027-01-05' }];
  expect(specialHoursRows.safeParse(clash).error?.message).toContain('2027-01-02 is listed twice');
});
