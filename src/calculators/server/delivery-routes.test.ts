import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { deliveryRoutes } from './delivery-routes.ts';

const zones = [
  { name: 'Brisbane metro', postcodes: ['4000-4179'], priceDollars: 95.5 },
  { name: 'regional Queensland', postcodes: ['4000-4999'], priceDollars: 180, perKmDollars: 1.35 },
];
const least = minimalSite('wattle', 'group', { calculators: { delivery: { zones } } });
const [moorooka] = least.locations as { readonly address: object }[];
const cairns = {
  ...moorooka,
  id: 2,
  name: 'Cairns',
  slug: 'cairns',
  address: { ...moorooka?.address, latitude: -16.92, longitude: 145.77 },
};
const site = resolveOrThrow({ ...least, locations: [{ ...moorooka, primary: true }, cairns] });
const other = resolveOrThrow(minimalSite('other'));
const app = Fastify();

beforeAll(async () => {
  answerErrors(app);
  await app.register(
    deliveryRoutes({
      siteOf: (host) =>
        [site, other].map((one) => ({ ...one, configVersion: '1' })).find(({ hosts }) => hosts.includes(host ?? '')),
    }),
  );
});

afterAll(() => app.close());

const ask = async (postcode: string, [host = ''] = site.hosts, more: Readonly<Record<string, string>> = {}) => {
  const url = `/api/delivery-estimates?${new URLSearchParams({ postcode, ...more })}`;
  const answer = await app.inject({ url, headers: { host } });
  return { status: answer.statusCode, body: answer.json() };
};

describe('GET /api/delivery-estimates', () => {
  it('returns the region’s name and the price in dollars [B1.10] [B3.24] [B7.19]', async () => {
    expect(await ask('4101')).toEqual({ status: 200, body: { name: 'Brisbane metro', price: 95.5 } });
  });

  it('counts the kilometres from the primary location [D.13]', async () => {
    // The test's Moorooka is at (-27.5, 153), 1,389 km from the middle of postcode 4870 in Cairns.
    const { body } = await ask('4870');
    expect(body.name).toBe('regional Queensland');
    expect(Math.abs(body.price - (180 + 1.35 * 1389))).toBeLessThan(1.35 * 12);
  });

  it('counts them from the given location, otherwise from the primary one [D.13]', async () => {
    const priceFrom = async (id: string) => (await ask('4870', site.hosts, { location_id: id })).body.price;
    expect(await priceFrom('2')).toBeLessThan(180 + 1.35 * 60);
    expect(await priceFrom('99')).toBe((await ask('4870')).body.price);
    expect(await ask('4870', site.hosts, { location_id: 'x' })).toMatchObject({ status: 400 });
  });

  it('measures to the nearest known postcode when one has no coordinates [D.13]', async () => {
    const nearMountIsa = (await ask('4828')).body;
    expect(nearMountIsa.price).toBeGreaterThan(180 + 1.35 * 1500);
    expect(await ask('4825')).toEqual({ status: 200, body: nearMountIsa });
    for (const postcode of ['4824', '4871', '4702', '4490', '4892']) {
      expect((await ask(postcode)).body.price).toBeGreaterThan(180 + 1.35 * 300);
    }
  });

  it('returns 404 without an estimate, also when the distance is unknown [B8.02]', async () => {
    for (const postcode of ['3000', '4780']) {
      expect(await ask(postcode)).toMatchObject({
        status: 404,
        body: { detail: expect.stringContaining("Sorry, we can't provide an estimate for that location.") },
      });
    }
  });

  it.each([
    ['', 'Please enter a postcode.'],
    ['40', 'Invalid postcode. Please enter a 4-digit number.'],
  ])('refuses %j [B5.19] [L5.07] [D.13]', async (postcode, detail) => {
    expect(await ask(postcode)).toMatchObject({ status: 422, body: { code: 'invalid', detail } });
  });

  it('ignores the zones of other sites [B8.02]', async () => {
    expect(await ask('4101', other.hosts)).toMatchObject({ status: 404 });
  });
});
