import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { findDayHours } from './find-day-hours.ts';

const [place] = minimalSite('wattle').locations as [{ readonly address: object; readonly contact: object }];
const openingHours = [
  { days: 'Mon-Fri', open: '08:30', close: '19:30' },
  { days: 'Sat', open: '09:00', close: '12:00' },
];

const openPlace = (places: object = {}, fields: object = {}) => {
  const contact = { ...place.contact, openingHours };
  const { site } = makeTestContext({ places, locations: [{ ...place, contact, ...fields }] });
  const [location] = site.locations;
  if (location === undefined) throw new Error('the site has a place');
  return (day: string) => findDayHours(location, day);
};
const inState = (state: string, places: object = {}) => openPlace(places, { address: { ...place.address, state } });
const usual = { holiday: null, isUsual: true };

describe('the hours of a location on a day', () => {
  it('are the week’s hours [L3.06]', () => {
    const on = openPlace();
    expect(on('2026-11-23')).toEqual({
      day: '2026-11-23',
      kind: 'open',
      periods: [{ open: '08:30', close: '19:30' }],
      ...usual,
    });
    expect(on('2026-11-28')).toMatchObject({ kind: 'open', periods: [{ open: '09:00', close: '12:00' }] });
    expect(on('2026-11-29')).toEqual({ day: '2026-11-29', kind: 'closed', ...usual });
  });

  it('are closed on public holidays of its own state [L3.07]', () => {
    expect(inState('QLD')('2026-10-05')).toMatchObject({ kind: 'closed', holiday: "King's Birthday", isUsual: false });
    expect(inState('NSW')('2026-10-05')).toMatchObject({ kind: 'closed', holiday: 'Labour Day' });
    expect(inState('VIC')('2026-10-05')).toMatchObject({ kind: 'open', holiday: null });
    expect(inState('VIC')('2026-11-03')).toMatchObject({ kind: 'closed', holiday: 'Melbourne Cup' });
  });

  it('are the usual ones on Christmas Eve, which closes no yard before its evening [L3.07]', () => {
    for (const state of ['QLD', 'SA', 'NSW']) {
      expect(inState(state)('2026-12-24')).toMatchObject({ kind: 'open', periods: [{ close: '19:30' }], ...usual });
    }
    expect(inState('SA')('2026-12-31')).toMatchObject({ periods: [{ close: '19:30' }], ...usual });
  });

  it('end when Christmas Eve starts if the dealer says so: at six in Queensland, at seven in South Australia [L3.07]', () => {
    const closing = (state: string) => inState(state, { eveningHolidays: 'closed' });
    const eve = { kind: 'open', holiday: 'Christmas Eve', isUsual: false };
    expect(closing('QLD')('2026-12-24')).toMatchObject({ ...eve, periods: [{ open: '08:30', close: '18:00' }] });
    expect(closing('SA')('2026-12-24')).toMatchObject({ ...eve, periods: [{ open: '08:30', close: '19:00' }] });
    expect(closing('NSW')('2026-12-24')).toMatchObject({ kind: 'open', periods: [{ close: '19:30' }], ...usual });
  });

  it('keep only what a break leaves before the evening of a holiday [L3.07]', () => {
    const on = (hours: string) => {
      const contact = { ...place.contact, openingHours: [{ days: 'Mon-Fri', hours }] };
      return openPlace({ eveningHolidays: 'closed' }, { contact })('2026-12-24');
    };
    const morning = { open: '09:00', close: '12:00' };
    expect(on('9am-12pm, 1pm-7pm')).toMatchObject({ periods: [morning, { open: '13:00', close: '18:00' }] });
    expect(on('9am-12pm, 6pm-8pm')).toMatchObject({ kind: 'open', periods: [morning], isUsual: false });
    expect(on('9am-12pm, 1pm-6pm')).toMatchObject({ isUsual: true });
  });

  it('stay unchanged when they end before the evening’s holiday [L3.07]', () => {
    const contact = { ...place.contact, openingHours: [{ days: 'Mon-Fri', open: '08:30', close: '17:30' }] };
    expect(openPlace({ eveningHolidays: 'closed' }, { contact })('2026-12-24')).toMatchObject({
      periods: [{ close: '17:30' }],
      isUsual: true,
    });
  });

  it('are the usual ones on holidays if the dealer says so [L3.07]', () => {
    const on = openPlace({ publicHolidays: 'asUsual' });
    expect(on('2026-12-25')).toMatchObject({ kind: 'open', holiday: 'Christmas Day', isUsual: true });
  });

  it('are closed on the holidays that the dealer names, and as usual on the others [L3.07]', () => {
    const on = openPlace({ publicHolidays: 'asUsual', closedHolidays: ['Christmas Day'] });
    expect(on('2026-12-25')).toMatchObject({ kind: 'closed', holiday: 'Christmas Day', isUsual: false });
    expect(on('2026-12-28')).toMatchObject({ kind: 'open', isUsual: true });
  });

  it('are the dealer’s own ones on holidays, but on no day of the week that is always closed [L3.07]', () => {
    const publicHolidays = { open: '10:00', close: '14:00' };
    const on = openPlace({ publicHolidays, closedHolidays: ['Christmas Day'], eveningHolidays: 'closed' });
    expect(on('2026-12-28')).toMatchObject({ kind: 'open', periods: [publicHolidays], isUsual: false });
    expect(on('2026-12-26')).toMatchObject({ kind: 'open', periods: [publicHolidays], holiday: 'Boxing Day' });
    expect(on('2026-12-25')).toMatchObject({ kind: 'closed', holiday: 'Christmas Day' });
    expect(on('2027-03-28')).toMatchObject({ kind: 'closed', holiday: 'Easter Sunday' });
    expect(on('2026-12-24')).toMatchObject({ periods: [{ open: '08:30', close: '18:00' }] });
    expect(on('2026-11-23')).toMatchObject({ periods: [{ open: '08:30', close: '19:30' }], ...usual });
  });

  it('are on holidays the location’s own, whatever the site’s are [L3.07]', () => {
    const contact = (own: object) => ({ contact: { ...place.contact, openingHours, ...own } });
    const boxingDay = '2026-12-28';
    const tens = { open: '10:00', close: '14:00' };
    const on = (places: object, own: object) => openPlace(places, contact(own))(boxingDay);
    expect(on({ publicHolidays: 'closed' }, { publicHolidays: tens })).toMatchObject({ kind: 'open', periods: [tens] });
    expect(on({ publicHolidays: tens }, { publicHolidays: 'closed' })).toMatchObject({ kind: 'closed' });
    expect(on({ publicHolidays: tens }, {})).toMatchObject({ kind: 'open', periods: [tens] });
    const named = { publicHolidays: 'asUsual', closedHolidays: ['Boxing Day public holiday'] };
    expect(on(named, {})).toMatchObject({ kind: 'closed' });
    expect(on(named, { closedHolidays: [] })).toMatchObject({ kind: 'open', isUsual: true });
  });

  it('are unknown without weekly hours, even on holidays, except on dates with their own row [L3.06]', () => {
    const specialHours = [{ date: '2026-12-24', start_hour: '09:00', end_hour: '12:00' }];
    const on = openPlace({ specialHours }, { contact: { phone: '07 5550 1901' } });
    for (const day of ['2026-11-23', '2026-11-29', '2026-12-25']) expect(on(day)).toEqual({ kind: 'unknown' });
    expect(on('2026-12-24')).toMatchObject({ kind: 'open', periods: [{ open: '09:00', close: '12:00' }] });
  });

  it('come from the date’s own row before holiday and week [L3.07]', () => {
    const on = openPlace({
      specialHours: [
        { date: '2026-12-28', start_hour: '10:00', end_hour: '15:00' },
        { date: '2026-12-31', status: 'Closed' },
        { date: '2026-11-30', status: 'Stocktake, by appointment only', location_id: 1 },
      ],
    });
    expect(on('2026-12-28')).toEqual({
      day: '2026-12-28',
      kind: 'open',
      periods: [{ open: '10:00', close: '15:00' }],
      holiday: 'Boxing Day public holiday',
      isUsual: false,
    });
    expect(on('2026-12-31')).toMatchObject({ kind: 'closed', isUsual: false });
    expect(on('2026-11-30')).toMatchObject({ kind: 'other', status: 'Stocktake, by appointment only', periods: [] });
  });

  it('prefer the location’s own row to one for all locations [L3.07]', () => {
    const all = { date: '2026-11-30', status: 'Closed' };
    const own = { date: '2026-11-30', location_id: 1, start_hour: '09:00', end_hour: '10:00' };
    for (const specialHours of [
      [all, own],
      [own, all],
    ]) {
      expect(openPlace({ specialHours })('2026-11-30')).toMatchObject({ kind: 'open', periods: [{ close: '10:00' }] });
    }
  });
});
