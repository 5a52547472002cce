import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { financeRoutes } from './finance-routes.ts';

const finance = { provider: 'lender', providers: { lender: { name: 'Wattle Finance' } } };
const siteOf = (slug: string): ResolvedSite => ({
  ...resolveOrThrow(minimalSite(slug, 'group', { finance })),
  configVersion: '1',
});
const sites: Readonly<Record<string, ResolvedSite>> = { own: siteOf('own-cars'), other: siteOf('other-cars') };
const stock = [
  makeFullVehicle(),
  makeFullVehicle({ id: 8, isShownOnWebsite: false }),
  makeFullVehicle({ id: 9, status: 'sold', soldAtSeconds: Math.floor(Date.now() / 1000) }),
  makeFullVehicle({ id: 11, status: 'sold', soldAtSeconds: 1_700_000_000 }),
  makeFullVehicle({ id: 12, itemType: 'caravan' }),
];

const app = Fastify();
beforeAll(async () => {
  answerErrors(app);
  // Other routes under a vehicle use its slug.
  app.get('/api/cars/:slug', () => 'a vehicle');
  app.get('/api/cars/:slug/similar', () => 'its like');
  const vehicles = {
    findById: async (slug: string, id: number) => stock.find((one) => slug === 'own-cars' && one.id === id),
  };
  await app.register(financeRoutes({ siteOf: (host) => sites[host ?? ''], vehicles }));
});
afterAll(() => app.close());

const get = async (id: string, host = 'own') => {
  const answer = await app.inject({ url: `/api/cars/${id}/finance-disclaimer`, headers: { host } });
  return [answer.statusCode, answer.statusCode === 200 ? answer.json() : answer.json().code];
};

it("returns the lender's disclaimer, or null for a vehicle without an estimate [B7.10] [D.20]", async () => {
  expect(await get('7')).toEqual([200, { disclaimer: 'Approved applicants only.' }]);
  expect(await get('9')).toEqual([200, { disclaimer: null }]);
});

it("returns 404 for another site's vehicle and for one that isn't listed [D.20]", async () => {
  expect(await get('7', 'other')).toEqual([404, 'notFound']);
  expect(await get('8')).toEqual([404, 'notFound']);
  for (const id of ['10', '11', '12']) expect(await get(id)).toEqual([404, 'notFound']);
  expect(await get('abc')).toEqual([400, 'malformed']);
});
