import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import { createSiteLexicon } from '#src/search/server/site-lexicon.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { suggestionRoutes } from './suggestion-routes.server.ts';

const site: ResolvedSite = { ...resolveOrThrow(minimalSite('test-dealer')), configVersion: '1' };

const photo = { primaryImageUrl: '/media/rio.jpg' };
const stock: readonly Vehicle[] = (
  [
    {
      make: 'Kia',
      model: 'Rio',
      badge: 'Sport',
      priceCents: 2_000_000,
      priceType: 'Drive Away',
      simpleBody: 'Hatch',
      ...photo,
    },
    { make: 'Kia', model: 'Rio', simpleBody: 'Hatch', priceCents: null },
    { make: 'Kia', model: 'Sorento', simpleBody: 'SUV' },
    { make: 'Ford', model: 'Ranger', simpleBody: 'Ute' },
    { make: 'Ford', model: 'Ranger', simpleBody: 'Ute', isShownOnWebsite: false },
  ] satisfies Partial<Vehicle>[]
).map((fields, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, year: 2020, ...fields }));

const app = Fastify();

beforeAll(async () => {
  const engine = indexStock(stock, site, new Date());
  const indexes = { get: async () => engine, version: () => 1 };
  answerErrors(app);
  await app.register(
    suggestionRoutes({
      siteOf: (host) => (host === 'www.test-dealer.example' ? site : undefined),
      indexes,
      pathsOf: createSiteSearchPaths(indexes),
      lexiconOf: createSiteLexicon(indexes),
    }),
  );
});

afterAll(() => app.close());

const get = async (query: string, host = 'www.test-dealer.example') => {
  const answer = await app.inject({ url: `/api/suggestions?${new URLSearchParams({ query })}`, headers: { host } });
  return { status: answer.statusCode, body: answer.json() };
};
const placesOf = async (query: string) =>
  (await get(query)).body.places.map(({ kind, label, count, href }: Record<string, unknown>) => [
    kind,
    label,
    count,
    href,
  ]);

describe('GET /api/suggestions', () => {
  it('names makes, models and body types with their counts and searches', async () => {
    expect(await placesOf('ki')).toEqual([
      ['make', 'Kia', 3, '/search/kia'],
      ['model', 'Kia Rio', 2, '/search/kia/rio'],
      ['model', 'Kia Sorento', 1, '/search/kia/sorento'],
    ]);
    expect(await placesOf('kia r')).toEqual([['model', 'Kia Rio', 2, '/search/kia/rio']]);
    expect(await placesOf('sorent')).toEqual([['model', 'Kia Sorento', 1, '/search/kia/sorento']]);
    expect(await placesOf('hat')).toEqual([['body', 'Hatch', 2, '/search/hatch-cars']]);
  });

  it('leaves a typo away out where something begins as typed', async () => {
    expect(await placesOf('kia s')).toEqual([['model', 'Kia Sorento', 1, '/search/kia/sorento']]);
  });

  it('forgives a typo, and counts only what the site lists', async () => {
    expect(await placesOf('rangr')).toEqual([['model', 'Ford Ranger', 1, '/search/ford/ranger']]);
  });

  it('shows matching vehicles as their cards do, full and sparse, and leads to all of them', async () => {
    const { body } = await get('rio');
    expect(body.vehicles).toHaveLength(2);
    expect(body.vehicles).toContainEqual({
      title: '2020 Kia Rio',
      subtitle: 'Sport',
      priceText: '$20,000 Drive Away',
      pictureUrl: '/media/rio.jpg',
      href: '/cars/car-1',
    });
    expect(body.vehicles).toContainEqual(
      expect.objectContaining({ priceText: expect.stringMatching(/\w/), pictureUrl: null, href: '/cars/car-2' }),
    );
    expect(body.all).toEqual({ text: 'See all 2 results', href: expect.stringContaining('query=rio') });
    expect((await get('sorento')).body.all.text).toBe('See the 1 result');
  });

  it('counts what the search page shows for the words, not what holds each of them (#21)', async () => {
    const { body } = await get('kia not sorento');
    expect(body.vehicles.map(({ title }: { title: string }) => title)).toEqual(['2020 Kia Rio', '2020 Kia Rio']);
    expect(body.all.text).toBe('See all 2 results');
    expect((await get('rio under 30k')).body.all.text).toBe('See the 1 result');
  });

  it('offers the makes with the most vehicles before anything is typed, and nothing for words that match nothing', async () => {
    expect(await placesOf('  ')).toEqual([
      ['make', 'Kia', 3, '/search/kia'],
      ['make', 'Ford', 1, '/search/ford'],
    ]);
    expect((await get('')).body).toMatchObject({ vehicles: [], all: null });
    expect((await get('zzzzzz')).body).toEqual({ places: [], vehicles: [], all: null });
  });

  it('refuses more than the field takes, and knows no other host [B0.01]', async () => {
    expect((await get('x'.repeat(201))).status).toBe(400);
    expect((await get('"; -- 日本 <b>')).status).toBe(200);
    expect((await get('kia', 'www.other.example')).status).toBe(404);
  });
});
