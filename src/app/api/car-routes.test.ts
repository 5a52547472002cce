import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { carRoutes } from './car-routes.ts';

const site: ResolvedSite = { ...resolveOrThrow(minimalSite('test-dealer')), configVersion: '1' };
let { hiddenSpecRows } = site.config.vehicle.page;
const currentSite = (): ResolvedSite => {
  const { page } = site.config.vehicle;
  return {
    ...site,
    config: { ...site.config, vehicle: { ...site.config.vehicle, page: { ...page, hiddenSpecRows } } },
  };
};
let heldReads: Promise<void> = Promise.resolve();
const now = new Date();
const daysAgo = (days: number): number => Math.floor(now.getTime() / 1000) - days * 86_400;

const prices = {
  priceCents: 2_111_100,
  offerPriceCents: 2_000_000,
  beforePriceCents: 2_222_200,
  subscriptionPriceCents: 11_100,
};
const photo = { image: { url: '/1.jpg', thumb: null }, isVideo: false, caption: null };

const location = {
  name: 'Moorooka',
  slug: 'moorooka',
  phone: '+61755501901',
  distributionLocations: ['Depot'],
  address: { id: 4, street: '1 Test Street', city: 'Moorooka', state: 'QLD', postcode: '4105' },
};

const stock: readonly Vehicle[] = (
  [
    {
      dealershipName: 'Wattle: Kia',
      make: 'Kia',
      body: 'Dual Cab Pick-up',
      simpleBody: 'Ute',
      standardEquipment: ['Tow bar'],
      images: [photo],
      privateSuburb: 'Windsor',
      vin: 'VIN1',
      regoPlate: '123ABC',
      priceCents: 9_000_000,
    },
    { dealershipName: 'Wattle Ford', make: 'Ford', priceCents: 3_000_000 },
    { status: 'sold', soldAtSeconds: daysAgo(2), vin: 'VIN3', ...prices },
    { status: 'sold', soldAtSeconds: daysAgo(4) },
    { isShownOnWebsite: false },
    { make: 'Ford', simpleBody: 'SUV', priceCents: 3_500_000 },
    { itemType: 'caravan' },
    {
      locationId: 1,
      locationName: 'Moorooka',
      city: 'Moorooka',
      state: 'QLD',
      location,
      privateSuburb: 'Windsor',
      privatePostcode: '4030',
      priceCents: 4_200_000,
      photoCount: 6,
      updatedAt: '2026-11-20T00:00:00.000Z',
      status: 'coming_soon',
      make: 'Mazda',
    },
    { make: 'Lada' },
  ] satisfies Partial<Vehicle>[]
).map((fields, index) => makeTestVehicle({ id: index + 1, slug: `car-${index + 1}`, customRank: -index, ...fields }));

const app = Fastify();

beforeAll(async () => {
  const engine = indexStock(stock, site, now);
  answerErrors(app);
  await app.register(
    carRoutes({
      siteOf: (host) => (host === 'www.test-dealer.example' ? currentSite() : undefined),
      indexes: { get: async () => engine },
      views: { countViews: async (siteSlug, vehicleId) => (siteSlug === site.slug && vehicleId === 1 ? 7 : 0) },
      vehicles: {
        findByIds: async (siteSlug, ids) => {
          await heldReads;
          return stock.filter(({ id }) => siteSlug === site.slug && ids.includes(id));
        },
        findBySlug: async (siteSlug, slug) => stock.find((one) => siteSlug === site.slug && one.slug === slug),
      },
    }),
  );
});

afterAll(() => app.close());

const get = async (url: string, host = 'www.test-dealer.example') => {
  const answer = await app.inject({ url, headers: { host } });
  return { status: answer.statusCode, body: answer.json() };
};
const listed = async (query: Readonly<Record<string, string>>): Promise<readonly number[]> =>
  (await get(`/api/cars?${new URLSearchParams(query)}`)).body.cars.map(({ id }: { id: number }) => id);

describe('GET /api/cars', () => {
  it('lists what a filter with colons for equals signs lets through, up to its limit [B7.06]', async () => {
    expect(await listed({ filter: 'make:Ford' })).toEqual([2, 6]);
    expect(await listed({ filter: 'make:Ford', limit: '1' })).toEqual([2]);
    expect(await listed({ filter: '' })).toEqual([1, 2, 3, 6, 8, 9]);
  });

  it("lists whole records in the record's own words, without what is private [B7.06] [B3.04] [B3.05]", async () => {
    const { cars } = (await get('/api/cars?limit=1')).body;
    expect(cars).toMatchObject([
      {
        body: 'Dual Cab Pick-up',
        simple_body: 'Ute',
        standardEquipment: ['Tow bar'],
        images: [{ image: { url: '/1.jpg' } }],
      },
    ]);
    expect(cars[0]).not.toHaveProperty('private_suburb');
  });

  it('leaves a colon within quotes as it is [B7.06]', async () => {
    expect(await listed({ filter: 'dealership_name:"Wattle: Kia"' })).toEqual([1]);
  });

  it('lists nothing that the site does not list, whatever the filter [B4.16]', async () => {
    expect(await listed({ filter: 'make:Ford OR show_on_dealer_website:false OR status:sold' })).toEqual([2, 3, 6]);
    const broken = await get(
      `/api/cars?${new URLSearchParams({ filter: 'make:x) OR (show_on_dealer_website:false' })}`,
    );
    expect(broken.status).toBe(400);
  });

  it.each(['((', 'make:x) OR (y', 'nosuch:1', 'price >', '_geo = 1', 'x'.repeat(900)])(
    'says in one plain sentence that it cannot read %s [D.26]',
    async (filter) => {
      const { status, body } = await get(`/api/cars?${new URLSearchParams({ filter })}`);
      expect([status, body.code]).toEqual([400, 'malformed']);
      expect(body.detail).toMatch(/^We can't read this filter: [^\n`]{1,120}\.$/);
    },
  );

  it('has no second address for an answer that a CDN may keep [D.26]', async () => {
    for (const path of [
      '/api/cars?utm_source=x',
      '/api/cars?limit=1&_=2',
      '/api/cars/car-1?x=1',
      '/api/cars/car-1/similar?x',
    ]) {
      const { status, body } = await get(path);
      expect([path, status, body.code]).toEqual([path, 400, 'malformed']);
      expect(body.detail).toMatch(/^(utm_source|_|x) isn't a parameter here\.$/);
    }
    const { headers } = await app.inject({ url: '/api/cars?x=1', headers: { host: 'www.test-dealer.example' } });
    expect(headers['cache-control']).toBe('no-store');
    expect((await get(`/api/cars?${'x'.repeat(500)}=1`)).body.detail).toHaveLength(
      60 + " isn't a parameter here.".length,
    );
    // Pages compare themselves with this response to see whether they're stale, so no cache may keep it.
    expect((await get('/api/cars/car-1/view.json?x=1')).status).toBe(200);
  });

  it('reads four lists of an address at a time, and leaves other addresses theirs [D.26]', async () => {
    const held = Promise.withResolvers<void>();
    heldReads = held.promise;
    const ask = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/cars', remoteAddress, headers: { host: 'www.test-dealer.example' } })).statusCode;
    const first = Array.from({ length: 4 }, () => ask('192.0.2.1'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask('192.0.2.1')).toBe(429);
    const other = ask('192.0.2.2');
    held.resolve();
    expect(await Promise.all([...first, other])).toEqual([200, 200, 200, 200, 200]);
    expect(await ask('192.0.2.1')).toBe(200);
  });

  it('answers no unknown host [B0.01]', async () => {
    expect((await get('/api/cars', 'www.other.example')).status).toBe(404);
  });
});

describe("what a vehicle's page doesn't show is in no answer", () => {
  it('such as the last price of a sold vehicle: in its own answer, in the list and with its views [B3.04]', async () => {
    const { body } = await get('/api/cars/car-3');
    expect(body).toMatchObject({ id: 3, status: 'sold', sold: true, vin: 'VIN3' });
    const names = ['price', 'before_price', 'offer_price', 'subscription_price', 'finance_lenders', 'youxQuote'];
    for (const name of [...names, 'autograb_data']) expect(body).not.toHaveProperty(name);
    const { cars } = (await get('/api/cars?filter=status:sold')).body;
    expect(cars).toEqual([body]);
    expect((await get('/api/cars/car-3/view.json')).body.car_fields.price).toBeNull();
    expect((await get('/api/cars/car-1')).body).toMatchObject({ price: 90_000, sold: false });
  });

  it('nor can the price of a sold one be guessed by a filter', async () => {
    expect(await listed({ filter: 'price > 1 AND status:sold' })).toEqual([]);
    expect(await listed({ filter: 'shown_price > 1 AND status:sold' })).toEqual([]);
    expect(await listed({ filter: 'price_range EXISTS AND status:sold' })).toEqual([]);
    expect(await listed({ filter: 'price > 1' })).toEqual([1, 2, 6, 8]);
  });

  it('nor plate and VIN where the site hides their rows [B5.18]', async () => {
    expect((await get('/api/cars/car-1')).body).toMatchObject({ vin: 'VIN1' });
    expect((await get('/api/cars/car-1')).body).not.toHaveProperty('regplate');
    hiddenSpecRows = ['vin'];
    try {
      const { body } = await get('/api/cars/car-1');
      expect(body).toMatchObject({ regplate: '123ABC' });
      expect(body).not.toHaveProperty('vin');
    } finally {
      hiddenSpecRows = site.config.vehicle.page.hiddenSpecRows;
    }
  });
});

describe.each(['', '/similar', '/view.json'])('GET /api/cars/{slug}%s', (part) => {
  it('knows what is listed, and a vehicle sold within the window [B4.17]', async () => {
    expect((await get(`/api/cars/car-1${part}`)).status).toBe(200);
    expect((await get(`/api/cars/car-3${part}`)).status).toBe(200);
  });

  it('is gone as the page of the vehicle is, after the sold window [B4.17] [D.26]', async () => {
    expect((await get(`/api/cars/car-4${part}`)).status).toBe(410);
  });

  it('knows no vehicle that the dealer does not show, nor an unknown one [B4.16] [D.26]', async () => {
    expect((await get(`/api/cars/car-5${part}`)).status).toBe(404);
    expect((await get(`/api/cars/car-99${part}`)).status).toBe(404);
  });

  it('knows no vehicle of a kind that the site does not sell [B1.02]', async () => {
    expect((await get(`/api/cars/car-7${part}`)).status).toBe(404);
  });
});

it.each([
  ['/api/cars', 'public, max-age=0, s-maxage=60'],
  ['/api/cars/car-1', 'public, max-age=0, s-maxage=60'],
  ['/api/cars/car-1/similar', 'public, max-age=0, s-maxage=60'],
  ['/api/cars/car-1/view.json', 'no-store'],
  ['/api/cars/car-4', 'no-store'],
])('says how long caches may keep %s: what tells a stale page, and an error, never [D.56]', async (url, caching) => {
  const { headers } = await app.inject({ url, headers: { host: 'www.test-dealer.example' } });
  expect(headers['cache-control']).toBe(caching);
});

it('gives a vehicle the path of its page, in the list as alone [B3.01] [D.01]', async () => {
  expect((await get('/api/cars/car-1')).body).toMatchObject({ id: 1, path: '/cars/car-1' });
  expect((await get('/api/cars?limit=1')).body.cars).toMatchObject([{ id: 1, path: '/cars/car-1' }]);
});

it('says where a vehicle is, of a sparse one nothing, and of none where its private seller lives [B3.07]', async () => {
  const full = (await get('/api/cars/car-8')).body;
  expect(full).toMatchObject({
    location_id: 1,
    location_name: 'Moorooka',
    city: 'Moorooka',
    state: 'QLD',
    location: {
      name: 'Moorooka',
      slug: 'moorooka',
      phone: '+61755501901',
      distribution_locations: ['Depot'],
      address: { id: 4, street: '1 Test Street', city: 'Moorooka', state: 'QLD', postcode: '4105' },
    },
  });
  expect((await get('/api/cars?filter=make:Mazda')).body.cars).toEqual([full]);
  const sparse = (await get('/api/cars/car-2')).body;
  for (const name of ['location', 'location_id', 'location_name', 'city', 'state']) {
    expect([name, sparse[name] ?? null]).toEqual([name, null]);
  }
  for (const slug of ['car-1', 'car-8'])
    expect(JSON.stringify((await get(`/api/cars/${slug}`)).body)).not.toMatch(/private_|Windsor|4030/);
});

it('names similar vehicles by their ids, within the band of prices [B7.09] [B9.22]', async () => {
  expect((await get('/api/cars/car-2/similar')).body).toEqual({ ids: [6] });
});

describe('GET /api/cars/{slug}/view.json', () => {
  it("adds the views that were counted to the record's, of this site [B7.11]", async () => {
    expect((await get('/api/cars/car-1/view.json')).body.views).toBe((stock[0]?.views ?? 0) + 7);
    expect((await get('/api/cars/car-2/view.json')).body.views).toBe(stock[1]?.views ?? 0);
  });

  it('says how many photos, since when, at what price and in which status, and nothing else [D.56]', async () => {
    const fieldsOf = async (slug: string) => (await get(`/api/cars/${slug}/view.json`)).body.car_fields;
    expect(await fieldsOf('car-8')).toEqual({
      photos_count: 6,
      updated_at: '2026-11-20T00:00:00.000Z',
      price: 42_000,
      status: 'coming_soon',
    });
    const nothing = { photos_count: 0, updated_at: null, price: null };
    expect(await fieldsOf('car-9')).toEqual({ ...nothing, status: 'in_stock' });
    expect(await fieldsOf('car-3')).toEqual({ ...nothing, status: 'sold' });
  });
});
