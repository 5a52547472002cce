import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { phoneRoutes } from './phone-routes.ts';

const input = minimalSite('test-dealer');
const site: ResolvedSite = {
  ...resolveOrThrow({ ...input, phones: { main: '07 5550 1969', new: '07 5550 0001' } }),
  configVersion: '1',
};
const [location] = site.locations;
const stock = [
  makeTestVehicle({ id: 1, slug: 'new-car', carType: 'new' }),
  makeTestVehicle({ id: 2, slug: 'used-car', carType: 'used', locationId: location?.id ?? null }),
  makeTestVehicle({ id: 3, slug: 'hidden-car', isShownOnWebsite: false }),
  makeTestVehicle({ id: 4, slug: 'caravan', itemType: 'caravan' }),
  makeTestVehicle({ id: 5, slug: 'sold-long-ago', status: 'sold', soldAtSeconds: 1_700_000_000 }),
];
const app = Fastify();

beforeAll(async () => {
  answerErrors(app);
  await app.register(
    phoneRoutes({
      siteOf: (host) => (host === 'www.test-dealer.example' ? site : undefined),
      vehicles: { findBySlug: async (slug, car) => stock.find((one) => slug === site.slug && one.slug === car) },
    }),
  );
});
afterAll(() => app.close());

const get = async (query: string) => {
  const answer = await app.inject({ url: `/api/phone${query}`, headers: { host: 'www.test-dealer.example' } });
  return { status: answer.statusCode, body: answer.json(), caching: answer.headers['cache-control'] };
};

it('serves the number for a vehicle’s type, its location, a location, and the dealer [B4.47] [B9.53]', async () => {
  expect((await get('?car=new-car')).body).toEqual({ text: '07 5550 0001', href: 'tel:+61755500001' });
  const place = { text: '07 5550 1901', href: 'tel:+61755501901' };
  expect((await get('?car=used-car')).body).toEqual(place);
  expect((await get(`?location=${location?.id}`)).body).toEqual(place);
  const main = await get('');
  expect(main).toEqual({
    status: 200,
    body: { text: '07 5550 1969', href: 'tel:+61755501969' },
    caching: 'no-store',
  });
});

it('answers 404 for an unlisted vehicle or unknown location, and refuses invalid queries [D.26]', async () => {
  for (const query of ['?car=hidden-car', '?car=caravan', '?car=sold-long-ago', '?car=nothing', '?location=999999'])
    expect((await get(query)).status).toBe(404);
  expect((await get('?location=x')).status).toBe(400);
});
