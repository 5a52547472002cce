import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { SiteLocation } from '#src/sites/model/site-location.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { buildDealerData } from './build-dealer-data.ts';

const [place] = minimalSite('wattle').locations as [object];
const openingHours = [
  { days: 'Mon', open: '08:30', close: '17:30' },
  { days: 'Tue', status: 'By appointment only', open: '09:00', close: '12:00' },
  { days: 'Wed', status: 'Public holiday' },
];
const { site } = makeTestContext({ locations: [{ ...place, contact: { phone: '07 5550 1901', openingHours } }] });

it('lists the hours of days that are simply open', () => {
  expect(buildDealerData(site, site.locations[0])).toMatchObject({
    name: 'The dealer wattle, Moorooka',
    telephone: '+61755501901',
    openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '08:30', closes: '17:30' }],
  });
});

it('lists two times for a day with a lunch break [L3.06]', () => {
  const halves = [{ days: 'Mon', hours: '8:30am-12:30pm, 1pm-5:30pm' }];
  const { site: split } = makeTestContext({
    locations: [{ ...place, contact: { phone: '07 5550 1901', openingHours: halves } }],
  });
  expect(buildDealerData(split, split.locations[0]).openingHoursSpecification).toMatchObject([
    { dayOfWeek: 'https://schema.org/Monday', opens: '08:30', closes: '12:30' },
    { dayOfWeek: 'https://schema.org/Monday', opens: '13:00', closes: '17:30' },
  ]);
});

it('tells search engines no hours of a location without them, not even on holidays [L3.06]', () => {
  const { site: silent } = makeTestContext({ locations: [{ ...place, contact: { phone: '07 5550 1901' } }] });
  const data = buildDealerData(silent, silent.locations[0], new Date('2026-12-20T23:00:00Z'));
  expect(data).not.toHaveProperty('openingHoursSpecification');
  expect(data).not.toHaveProperty('specialOpeningHoursSpecification');
});

it('describes the dealer as a whole without a location', () => {
  const data = buildDealerData(site, undefined);
  expect(data).toMatchObject({ name: 'The dealer wattle', telephone: '+61755501969' });
  expect(data).not.toHaveProperty('openingHoursSpecification');
});

it('says when special days are open or closed, and nothing of a day by appointment [L3.07]', () => {
  const location = site.locations[0] as SiteLocation;
  const specialHours = [
    { day: '2026-12-01', status: 'By appointment only', periods: [] },
    { day: '2026-12-02', status: 'Open', periods: [{ open: '10:00', close: '14:00' }] },
    { day: '2026-12-03', status: 'Closed', periods: [] },
  ];
  const special = { ...location, contact: { ...location.contact, specialHours } };
  const data = buildDealerData(site, special, new Date('2026-11-28T00:00:00Z'));
  const published = data.specialOpeningHoursSpecification as readonly { readonly validFrom: string }[];
  expect(published.filter(({ validFrom }) => validFrom < '2026-12-10')).toMatchObject([
    { validFrom: '2026-12-02', validThrough: '2026-12-02', opens: '10:00', closes: '14:00' },
    { validFrom: '2026-12-03', validThrough: '2026-12-03', opens: '00:00', closes: '00:00' },
  ]);
});
