import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
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

it('describes the dealer as a whole without a location', () => {
  const data = buildDealerData(site, undefined);
  expect(data).toMatchObject({ name: 'The dealer wattle', telephone: '+61755501969' });
  expect(data).not.toHaveProperty('openingHoursSpecification');
});
