import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildBrochureView } from './build-brochure-view.ts';

const { site: plain, now } = makeTestContext();
const licences = [{ label: 'Motor dealer licence', number: '4190 226' }];
const site = { ...plain, legal: { ...plain.legal, licences } };

it("shows price, key facts, other specifications, dealer, licence and the page's address [B2.12] [D.23]", () => {
  const view = buildBrochureView(makeFullVehicle(), site, now);
  expect(view).toMatchObject({
    title: '2023 Nissan X-Trail',
    subtitle: 'Used · Ti-L, T33',
    price: { text: '$42,990', qualifier: 'Drive Away' },
    soldText: null,
    pictureUrl: '/media/1.jpg',
    pageUrl: `${site.url}/cars/2023-nissan-x-trail-7`,
    printedText: 'Printed on 21 November 2026',
  });
  expect(view.facts.map(({ value }) => value)).toContain('29,640 km');
  expect(view.features).toHaveLength(12);
  expect(view.dealer).toEqual([
    site.name,
    'Moorooka',
    '1 Test Street, Moorooka QLD 4105',
    '07 5550 1901',
    'Motor dealer licence 4190 226',
  ]);
  const states = [
    { label: 'Motor dealer licence (QLD)', number: '4190 226' },
    { label: 'MD (NSW)', number: '12345' },
  ];
  const inTwoStates = { ...plain, legal: { ...plain.legal, licences: states } };
  expect(buildBrochureView(makeFullVehicle(), inTwoStates, now).dealer.at(-1)).toBe(
    'Motor dealer licence (QLD) 4190 226 · MD (NSW) 12345',
  );
  const factNames = new Set(view.facts.map(({ name }) => name));
  expect(view.specifications.filter(({ name }) => factNames.has(name))).toEqual([]);
});

it('says instead of the price that a vehicle is sold or not available, and skips unknown facts [B2.42] [D.05] [D.23]', () => {
  expect(buildBrochureView(makeFullVehicle({ status: 'sold' }), site, now)).toMatchObject({
    price: null,
    soldText: 'SOLD',
  });
  expect(buildBrochureView(makeFullVehicle({ status: 'in_transit' }), site, now)).toMatchObject({
    price: null,
    soldText: 'Not available',
  });
  expect(buildBrochureView(makeTestVehicle(), site, now)).toMatchObject({
    subtitle: 'Used',
    pictureUrl: null,
    specifications: [],
    features: [],
  });
});
