import { describe, expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestSpecifications } from '#src/vehicle/testing/make-test-specifications.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildVehiclePage } from './build-vehicle-page.ts';
import { buildSimilarView } from './similar/build-similar-view.ts';
import type { VehiclePageView } from './vehicle-page-view.ts';

const context = makeTestContext();
const full: Partial<Vehicle> = {
  badge: 'Ti-L',
  series: 'T33',
  priceCents: 4_299_000,
  simpleBody: 'SUV',
  odometerKm: 29_640,
  simpleTransmission: 'Automatic',
  locationId: 1,
  city: 'Windsor',
  state: 'QLD',
  vin: 'JN1TCAT33A0004187',
  dealerComments: 'One owner.|New tyres.',
  standardEquipment: Array.from({ length: 12 }, (_, index) => `Feature ${index % 11}`),
};
const page = (fields: Partial<Vehicle> = {}, hasSimilar = false, given = context) =>
  buildVehiclePage(makeTestVehicle({ ...full, ...fields }), hasSimilar, given);

describe('buildVehiclePage', () => {
  it('shows title, badge, series, price and the location in its sidebar [B2.38]', () => {
    expect(page()).toMatchObject({
      title: '2023 Nissan X-Trail',
      subtitle: 'Ti-L, T33',
      price: { kind: 'price', text: '$42,990' },
      location: { name: 'Moorooka', badge: 'Windsor, QLD', address: '1 Test Street, Moorooka QLD 4105' },
    });
  });

  it('shows exactly the three icons km, transmission and body [B2.41]', () => {
    expect(page().icons.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'km 29,640 km',
      'simple_transmission Automatic',
      'simple_body SUV',
    ]);
  });

  it('shows the SOLD message with the way to something similar, and no purchase button [B2.42] [B2.43] [L2.50]', () => {
    const sold = page({ status: 'sold', historyReportUrl: '/report.pdf' });
    expect(sold.unavailable?.heading).toBe('SOLD');
    expect(sold.unavailable?.similarHref).toBe('/search/suv-cars?range[price]=32990:52990');
    expect(sold.buttons.map(({ name }) => name)).toEqual(['findSimilar']);
    expect(sold).toMatchObject({ price: null, isIndexed: false });
    expect(page().unavailable).toBeNull();
    expect(page({ status: 'in_transit' }).unavailable?.heading).toBe('Not available');
  });

  it('offers the history report only of a car that has one [B5.16]', () => {
    expect(page().buttons).toEqual([]);
    expect(page({ historyReportUrl: '/report.pdf' }).buttons.at(-1)).toMatchObject({
      label: 'Car History Report',
      href: '/report.pdf',
    });
    for (const historyReportUrl of ['javascript:alert(1)', '//evil.example', 'data:text/html,x']) {
      expect(page({ historyReportUrl }).buttons).toEqual([]);
    }
  });

  it('has key information, comments, features and specifications [B2.44]', () => {
    const { keyInformation, comments, features, specifications } = page();
    expect(keyInformation.map(({ name }) => name)).toEqual(['stockNumber', 'vin']);
    expect(comments).toEqual({ paragraphs: ['One owner.', 'New tyres.'], preview: null });
    expect(specifications.rows.length).toBeGreaterThanOrEqual(5);
    expect(features.count).toBe(11);
  });

  it('shows key information of the trade, and it again among all specifications unless the site says no [B2.44] [B9.46]', () => {
    const van = { itemType: 'caravan', specifications: makeTestSpecifications({ axleType: 'Tandem' }) } as const;
    const names = ({ keyInformation, specifications }: VehiclePageView) => [
      keyInformation.map(({ name }) => name),
      specifications.rows.map(({ name }) => name),
    ];
    expect(names(page(van))).toEqual([
      ['sleeps', 'tare', 'atm', 'payload', 'axle', 'stockNumber', 'vin'],
      ['kilometres', 'transmission', 'stockNumber', 'vin', 'body', 'sleeps', 'tare', 'atm', 'payload', 'axle'],
    ]);
    const short = makeTestContext({ vehicle: { page: { specRows: 'allButKey' } } });
    expect(names(page(van, false, short))[1]).toEqual(['kilometres', 'transmission', 'body']);
  });

  it('shows 8 features and 4 specifications at first [B9.18] [B2.46]', () => {
    expect(page().features.first).toHaveLength(8);
    expect(page().specifications.previewCount).toBe(4);
  });

  it('has a short and a full disclaimer [B2.52]', () => {
    expect(page().disclaimer).toEqual({
      short: 'Prices, specifications and availability can change. Please confirm them with us before you decide.',
      full: expect.stringMatching(/^The details shown may not match this vehicle exactly.*before you decide\.$/),
    });
    const own = makeTestContext({ vehicle: { page: { disclaimerShort: 'In short.', disclaimerFull: 'At length.' } } });
    expect(page({}, false, own).disclaimer).toEqual({ short: 'In short.', full: 'At length.' });
  });

  it('shows up to 6 similar cars in stock, never itself [B2.53] [B9.21] [B5.45]', () => {
    const found = Array.from({ length: 10 }, (_, index) => makeTestVehicle({ id: index + 1, slug: `s${index}` }));
    const similar = buildSimilarView(makeTestVehicle(full), found, context);
    expect(similar?.cards.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(similar).toMatchObject({ heading: 'Similar cars', moreLabel: 'See all SUVs', moreHref: '/search/suv-cars' });
    expect(buildSimilarView(makeTestVehicle(full), [], context)).toBeNull();
  });

  it('calls a motorcycle that a car yard lists as a car no car [D.53]', () => {
    const bike = { itemType: 'car', simpleBody: 'Motorcycle' } as const;
    const view = page(bike, true);
    expect(view).toMatchObject({ noun: 'motorcycle', similar: { heading: 'Similar vehicles' } });
    expect(view.similar?.moreLabel).toBe('See all motorcycles');
    expect(page({}, true)).toMatchObject({ noun: 'car', similar: { heading: 'Similar cars' } });
    expect(page({ ...bike, itemType: 'motorcycle' }, true).similar?.heading).toBe('Similar motorcycles');
  });

  it('leads to similar cars where there are any, without their cards [B2.53] [B9.23]', () => {
    const { heading, moreLabel, moreHref, cards } = page({}, true).similar ?? {};
    expect([heading, moreLabel, moreHref, cards]).toEqual(['Similar cars', 'See all SUVs', '/search/suv-cars', []]);
    expect(page().similar).toBeNull();
  });

  it('says where a car is when that is another city than the primary location’s [B2.58]', () => {
    expect(page().location?.awayText).toBe('Located at Windsor');
    expect(page({ city: 'moorooka' }).location?.awayText).toBeNull();
  });

  it('shows the map only where the site has it [L3.16]', () => {
    expect(page().hasMap).toBe(true);
    const without = makeTestContext({ vehicle: { page: { hasMap: false } } });
    expect(page({}, false, without).hasMap).toBe(false);
  });

  it('has the number to call as a link, or its beginning where the site hides it [B4.46] [B4.47] [B4.48] [B9.54]', () => {
    const record = { car_id: 1, dealership_id: null, website_id: expect.any(Number) };
    expect(page().phone).toEqual({ text: '07 5550 1901', href: 'tel:+61755501901', askHref: null, record });
    const masking = makeTestContext({ vehicle: { phoneStart: 'masked' } });
    const askHref = '/api/phone?car=2023-nissan-x-trail-1';
    const hidden = page({}, false, masking);
    expect(hidden.phone).toEqual({ text: '07 55•• ••••', href: '/contact#call-us', askHref, record });
    expect(JSON.stringify(hidden)).not.toMatch(/5550 ?1901/);
  });

  it('is an event of its own for used and demo vehicles [B7.24] [D.25]', () => {
    expect(page().viewEventId).toBe(4);
    expect(page({ carType: 'new' }).viewEventId).toBeNull();
  });

  it('shares the page, without Twitter where the site hides it [B2.63] [B2.66]', () => {
    expect(page().share).toMatchObject({
      url: 'https://www.wattle.example/cars/2023-nissan-x-trail-1',
      hasTwitter: true,
    });
    const without = makeTestContext({ vehicle: { page: { hasTwitter: false } } });
    expect(page({}, false, without).share?.hasTwitter).toBe(false);
  });

  it('tells search engines of the vehicle, its offer in Australian dollars and the way to it [B0.03]', () => {
    const [vehicle, breadcrumb] = page({
      images: [{ image: { url: '/1.jpg', thumb: null }, isVideo: false, caption: null }],
    }).structuredData;
    expect(vehicle).toMatchObject({
      '@type': 'Car',
      vehicleIdentificationNumber: 'JN1TCAT33A0004187',
      image: ['https://www.wattle.example/1.jpg'],
      mileageFromOdometer: { value: 29_640, unitCode: 'KMT' },
      offers: {
        price: 42_990,
        priceCurrency: 'AUD',
        availability: 'https://schema.org/InStock',
        seller: {
          '@type': 'AutoDealer',
          name: 'The dealer wattle, Moorooka',
          telephone: '+61755501901',
          address: { addressLocality: 'Moorooka', addressCountry: 'AU' },
        },
      },
    });
    expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(page({ status: 'sold' }).structuredData[0]).not.toHaveProperty('offers');
  });

  it('never names the private place of a car [B3.07]', () => {
    const text = JSON.stringify(page({ privateSuburb: 'Secretville', privatePostcode: '4999' }));
    expect(text).not.toMatch(/Secretville|4999/);
  });
});
