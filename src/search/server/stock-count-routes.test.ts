import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { indexStock } from '../testing/index-stock.ts';
import { stockCountRoutes } from './stock-count-routes.ts';

const site: ResolvedSite = { ...resolveOrThrow(minimalSite('test-dealer')), configVersion: '1' };

const stock: readonly Vehicle[] = (
  [
    { make: 'Kia', model: 'Rio', priceCents: 2_000_000 },
    { make: 'Kia', model: 'Rio', priceCents: 3_500_000, carType: 'new' },
    { make: 'Ford', model: 'Ranger' },
    { make: 'Ford', model: 'Ranger', status: 'sold', soldAtSeconds: 5 },
    { make: 'Ford', model: 'Ranger', isShownOnWebsite: false },
  ] satisfies Partial<Vehicle>[]
).map((fields, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, ...fields }));

const app = Fastify();
const yard: ResolvedSite = { ...resolveOrThrow(minimalSite('yard')), configVersion: '1' };
const yardStock = [
  makeTestVehicle({ id: 1, slug: 'car-1', make: 'Kia', simpleBody: 'Hatch' }),
  makeTestVehicle({ id: 2, slug: 'car-2', make: 'Honda', simpleBody: 'Motorcycle' }),
];

beforeAll(async () => {
  const engine = indexStock(stock, site, new Date());
  const yardEngine = indexStock(yardStock, yard, new Date());
  answerErrors(app);
  await app.register(
    stockCountRoutes({
      siteOf: (host) => [site, yard].find(({ slug }) => host === `www.${slug}.example`),
      indexes: { get: async (slug) => (slug === 'yard' ? yardEngine : engine) },
    }),
  );
});

afterAll(() => app.close());

const get = async (query: string, host = 'www.test-dealer.example') => {
  const answer = await app.inject({ url: `/api/stock-count${query}`, headers: { host } });
  return { status: answer.statusCode, body: answer.json() };
};

describe('GET /api/stock-count', () => {
  it.each([
    ['', 3, 'Show Me 3 cars'],
    ['?make=&car_type=&to[price]=', 3, 'Show Me 3 cars'],
    ['?make=Kia', 2, 'Show Me 2 cars'],
    ['?make=Kia&car_type=new', 1, 'Show Me 1 car'],
    ['?to[price]=30000', 1, 'Show Me 1 car'],
    ['?make=Kia&make_model=Kia+Rio&to[price]=40000', 2, 'Show Me 2 cars'],
    ['?make=Tesla', 0, 'No cars match'],
  ])('counts what a form asks for: %s [B2.23]', async (query, count, words) => {
    expect((await get(query)).body).toEqual({ count, show_text: words });
  });

  it.each([
    ['', 2, 'Show Me 2 vehicles'],
    ['?make=Honda', 1, 'Show Me 1 motorcycle'],
    ['?body=Motorcycle', 1, 'Show Me 1 motorcycle'],
    ['?make=Kia', 1, 'Show Me 1 car'],
    ['?body=motorcycle', 1, 'Show Me 1 motorcycle'],
    ['?not[body]=Motorcycle', 1, 'Show Me 1 car'],
    ['?body=Motorcycle&body=Hatch', 2, 'Show Me 2 vehicles'],
    ['?query=honda', 1, 'Show Me 1 motorcycle'],
    ['?make=Tesla', 0, 'No cars match'],
  ])('counts no motorcycle as a car at a car yard: %s [D.53]', async (query, count, words) => {
    expect((await get(query, 'www.yard.example')).body).toEqual({ count, show_text: words });
  });

  it('refuses an unknown host [B0.01]', async () => {
    expect((await get('', 'www.other.example')).status).toBe(404);
  });
});
