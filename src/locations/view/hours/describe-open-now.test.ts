import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { buildHoursView } from './build-hours-view.ts';
import { describeOpenNow } from './describe-open-now.ts';

const [place] = minimalSite('wattle').locations as [{ readonly contact: object }];
const openingHours = [
  { days: 'Mon-Fri', open: '08:00', close: '17:30' },
  { days: 'Wed', status: 'By appointment only' },
  { days: 'Sat', open: '08:30', close: '12:00' },
];

const say = (moment: string, { places = {}, fields = {} }: { places?: object; fields?: object } = {}) => {
  const contact = { ...place.contact, openingHours };
  const { site } = makeTestContext({ places, locations: [{ ...place, contact, ...fields }] });
  const [location] = site.locations;
  if (location === undefined) throw new Error('the site has a place');
  const now = new Date(moment);
  return describeOpenNow(buildHoursView(location, now, 14), now);
};

it('repeats the dealer’s words when the doors may be closed in between [L3.06]', () => {
  const words = '8:00 am to 12:00 pm, 1:00 pm to 5:00 pm';
  const split = [{ days: 'Mon-Fri', open: '08:00', close: '17:00', formattedHours: words }];
  const sayOn = (moment: string) => say(moment, { fields: { contact: { ...place.contact, openingHours: split } } });
  expect(sayOn('2026-11-23T02:30:00Z')).toEqual({ isOpen: false, text: `open today ${words}` });
  expect(sayOn('2026-11-22T21:30:00Z')?.text).toBe('closed now, opens today at 8 am');
  expect(sayOn('2026-11-23T08:00:00Z')?.text).toBe('closed now, opens tomorrow at 8 am');
});

it.each([
  ['2026-11-22T21:30:00Z', false, 'closed now, opens today at 8:30 am'],
  ['2026-11-23T02:29:00Z', true, 'open now until 12:30 pm'],
  ['2026-11-23T02:30:00Z', false, 'closed now, opens again at 1 pm'],
  ['2026-11-23T03:00:00Z', true, 'open now until 5:30 pm'],
  ['2026-11-23T07:30:00Z', false, 'closed now, opens tomorrow at 8:30 am'],
])('at %s, with a lunch break, says %s, "%s" [L1.03] [L9.16]', (moment, isOpen, text) => {
  const halves = [{ days: 'Mon-Fri', hours: '8:30am-12:30pm, 1pm-5:30pm' }];
  expect(say(moment, { fields: { contact: { ...place.contact, openingHours: halves } } })).toEqual({ isOpen, text });
});

describe('whether a location is open now', () => {
  it.each([
    ['2026-11-23T00:30:00Z', true, 'open now until 5:30 pm'],
    ['2026-11-21T01:00:00Z', true, 'open now until 12 pm'],
    ['2026-11-22T21:30:00Z', false, 'closed now, opens today at 8 am'],
    ['2026-11-23T07:29:59Z', true, 'open now until 5:30 pm'],
    ['2026-11-23T07:30:00Z', false, 'closed now, opens tomorrow at 8 am'],
    ['2026-11-22T03:00:00Z', false, 'closed today, opens tomorrow at 8 am'],
    ['2026-11-21T03:00:00Z', false, 'closed now, opens Monday at 8 am'],
    ['2026-11-25T03:00:00Z', false, 'today by appointment only'],
  ])('at %s says %s, "%s" [L1.03] [L9.16]', (moment, isOpen, text) => {
    expect(say(moment)).toEqual({ isOpen, text });
  });

  it('uses the location’s time zone, not the browser’s [L1.03]', () => {
    const moment = '2026-11-23T07:00:00Z';
    expect(say(moment)?.text).toBe('open now until 5:30 pm');
    expect(say(moment, { fields: { timeZone: 'Australia/Sydney' } })?.text).toBe('closed now, opens tomorrow at 8 am');
  });

  it('considers holidays and special hours, also in the days ahead [L3.07] [L9.15]', () => {
    expect(say('2026-12-25T01:00:00Z')?.text).toBe('closed today, opens Tuesday at 8 am');
    const places = { specialHours: [{ date: '2026-12-28', start_hour: '10:00', end_hour: '15:00' }] };
    expect(say('2026-12-25T01:00:00Z', { places })?.text).toBe('closed today, opens Monday at 10 am');
    expect(say('2026-12-28T01:00:00Z', { places })).toEqual({ isOpen: true, text: 'open now until 3 pm' });
  });

  it('announces no opening a week or more ahead', () => {
    const contact = { ...place.contact, openingHours: [{ days: 'Mon', status: 'Closed' }] };
    expect(say('2026-11-23T03:00:00Z', { fields: { contact } })?.text).toBe('closed today');
  });
});
