import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';

const [place] = minimalSite('wattle').locations as [{ readonly contact: object }];
const openingHours = [
  { days: 'Mon-Sat', open: '08:30', close: '17:30' },
  { days: 'Wed', status: 'Stocktake' },
];

const readWeek = (places: object, type?: 'sales' | 'service' | 'parts') => {
  const contact = { ...place.contact, openingHours };
  const location = { ...place, contact, ...(type === undefined ? {} : { type }) };
  const { site } = makeTestContext({ places, locations: [location] });
  return site.locations[0]?.contact.openingHours ?? [];
};
const saturday = (types: readonly string[], type?: 'sales' | 'service' | 'parts') =>
  readWeek({ weekendOverrides: [{ types, day: 'Sat' }] }, type)[6];

it('shows Closed or By appointment only on closed days only [L9.14]', () => {
  const say = (places: object) => readWeek(places).map(({ status }) => status);
  const weekdays = ['Open', 'Open', 'Stocktake', 'Open', 'Open', 'Open'];
  expect(say({})).toEqual(['Closed', ...weekdays]);
  expect(say({ closedText: 'By appointment only' })).toEqual(['By appointment only', ...weekdays]);
});

it('opens service and parts by appointment on Saturdays, and leaves sales unchanged [L9.17]', () => {
  const byAppointment = { status: 'By appointment only', formattedHours: null, periods: [] };
  expect(saturday(['service', 'parts'], 'service')).toMatchObject(byAppointment);
  expect(saturday(['service', 'parts'], 'parts')).toMatchObject(byAppointment);
  expect(saturday(['service', 'parts'], 'sales')).toMatchObject({ status: 'Open', periods: [{ close: '17:30' }] });
  expect(saturday(['service', 'parts'])).toMatchObject({ status: 'Open', periods: [{ close: '17:30' }] });
});

it('leaves other days unchanged, and accepts Sunday and another text [L9.17]', () => {
  const weekendOverrides = [{ types: ['sales'], day: 'Sun', status: 'Ring the bell' }];
  const week = readWeek({ weekendOverrides }, 'sales');
  expect(week.map(({ status }) => status)).toEqual([
    'Ring the bell',
    'Open',
    'Open',
    'Stocktake',
    'Open',
    'Open',
    'Open',
  ]);
});
