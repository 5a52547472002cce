import { describe, expect, it } from 'vitest';
import { financeConfig } from '#src/finance/rules/config.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { parseVehicle, type Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildSearchDocument } from './build-search-document.ts';

const finance = financeConfig.parse({ provider: 'lender', providers: { lender: { name: 'Lender' } } });
const config = { finance, vehicle: { page: { defaultImageMarks: ['new-arrival'], hiddenSpecRows: [] } } };
const locations = resolveOrThrow(minimalSite('wattle', 'group')).locations.map((location) => ({
  ...location,
  name: 'Wattle Windsor',
}));
const build = (fields: Partial<Vehicle>) => buildSearchDocument(makeTestVehicle(fields), { config, locations }, 2026);

const lender = makeTestLender({ disclaimer: 'Long words.', paymentWeekCentsByTermYears: { '3': 30_000 } });

const full: Partial<Vehicle> = {
  priceCents: 4_499_000,
  offerPriceCents: 4_299_000,
  privateSuburb: 'Windsor',
  privatePostcode: '4030',
  simpleBody: 'SUV',
  body: '4D Wagon',
  fuel: 'Petrol Hybrid',
  createdAt: '2026-11-20T00:00:00.000Z',
  standardEquipment: ['Head-up display'],
  images: [
    { image: { url: '/walk.mp4', thumb: null }, isVideo: true, caption: null },
    { image: { url: '/1.jpg', thumb: null }, isVideo: false, caption: null },
    { image: { url: '/2.jpg', thumb: null }, isVideo: false, caption: null },
  ],
  financeLenders: { lender, other: lender },
  location: {
    name: 'Wattle Windsor',
    slug: null,
    phone: null,
    address: { id: null, street: null, city: 'Windsor', state: 'QLD', postcode: null },
    distributionLocations: [],
  },
};

describe('buildSearchDocument', () => {
  it('never contains a private or heavy field [B3.07]', () => {
    const third = { image: { url: '/3.jpg', thumb: null }, isVideo: false, caption: null };
    const text = JSON.stringify(build({ ...full, images: [...(full.images ?? []), third] }));
    for (const secret of ['private_suburb', 'private_postcode', '4030', '/3.jpg', 'Long words', 'term3', '"other"']) {
      expect(text).not.toContain(secret);
    }
  });

  it('carries the first photo and the next one, which a card shows on hover [B2.17] [B3.05]', () => {
    expect(build(full)).toMatchObject({ primary_image_url: '/1.jpg', thumbnails: ['/2.jpg'] });
    expect(build({ ...full, images: full.images?.slice(0, 2) ?? [] })).not.toHaveProperty('thumbnails');
  });

  it('derives the attributes that shoppers filter and sort by [B3.14] [D.06]', () => {
    expect(build(full)).toMatchObject({
      make_model: 'Nissan X-Trail',
      shown_price: 42_990,
      price_range: '$40,000 - $50,000',
      weekly_price: 199,
      weekly_price_range: '$175 - $200',
      body: 'SUV',
      fuel_group: 'Hybrid',
      filtered_features: ['Head-up display'],
      created_at_timestamp: 1_795_132_800,
      location_name: 'Wattle Windsor',
      city: 'Windsor',
      state: 'QLD',
      first_image: '/1.jpg',
      photos_count: 2,
    });
  });

  it('keeps the body and drive texts of the feed besides their groups', () => {
    expect(
      build({ simpleBody: 'Ute', body: 'Dual Cab Pick-up', simpleDrive: '4x4', drive: 'Part-time 4WD' }),
    ).toMatchObject({ body: 'Ute', body_text: 'Dual Cab Pick-up', drive: '4x4', drive_text: 'Part-time 4WD' });
    expect(build({ simpleBody: 'Ute', body: 'Ute' })).not.toHaveProperty('body_text');
  });

  it('groups paints into families and keeps the paint name [B3.14]', () => {
    expect(build({ colour: 'Glacier White' })).toMatchObject({ colour: 'Glacier White', colour_family: 'White' });
    expect(build({ colour: null })).not.toHaveProperty('colour_family');
  });

  it('uses the first real photograph, skipping default pictures [B2.37]', () => {
    const image = (url: string) => ({ image: { url, thumb: null }, isVideo: false, caption: null });
    const images = [image('/new-arrival.svg'), image('/1.jpg')];
    expect(build({ images, primaryImageUrl: '/new-arrival.svg' })).toMatchObject({ first_image: '/1.jpg' });
    expect(build({ images: images.slice(0, 1) })).toMatchObject({ first_image: '/new-arrival.svg' });
  });

  it('contains the path of the vehicle page [B3.01] [D.01]', () => {
    expect(build({ slug: '2023-kia-rio-9' })).toMatchObject({ path: '/cars/2023-kia-rio-9' });
  });

  it('omits unknown values, so that a car without a price has none to sort by [D.07]', () => {
    const document = build({ priceCents: 900 });
    expect(document).toMatchObject({ price_range: 'Price on request' });
    for (const name of ['shown_price', 'weekly_price', 'sold_date_timestamp', 'city']) {
      expect(document).not.toHaveProperty(name);
    }
  });

  it('sorts by the purchase price only, never by a subscription price [B4.21] [D.08]', () => {
    const only = build({ subscriptionPriceCents: 26_500 });
    expect([only.shown_price, only.price_range, only.subscription_price]).toEqual([undefined, 'Price on request', 265]);
    const both = build({ subscriptionPriceCents: 26_500, priceCents: 2_099_000 });
    expect([both.shown_price, both.price_range]).toEqual([20_990, '$20,000 - $30,000']);
  });

  it('has the position of its location, or none when that is unknown', () => {
    const { latitude: lat, longitude: lng } = locations[0]?.address ?? expect.fail('a site has a location');
    expect(build(full)).toMatchObject({ _geo: { lat, lng } });
    expect(build({})).not.toHaveProperty('_geo');
  });

  it('dates a sold car by its sold date, never by its last update [B4.16]', () => {
    expect(build({ status: 'sold', soldAtSeconds: 5 })).toMatchObject({ sold_date_timestamp: 5 });
    const undated = { status: 'sold', soldAtSeconds: null, updatedAt: '1970-01-01T00:01:00.000Z' };
    expect(build(undated)).not.toHaveProperty('sold_date_timestamp');
    expect(build({ soldAtSeconds: 5 })).not.toHaveProperty('sold_date_timestamp');
  });

  it('can be parsed back into a vehicle with the same card [B2.17]', () => {
    const parsed = parseVehicle(build(full));
    expect(parsed).toMatchObject({
      kind: 'record',
      record: { priceCents: 4_499_000, offerPriceCents: 4_299_000, primaryImageUrl: '/1.jpg', photoCount: 2 },
    });
    expect(parsed.kind === 'record' && parsed.record.financeLenders?.lender?.paymentWeekCents).toBe(19_900);
  });
});
