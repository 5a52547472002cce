import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { comparisonRoutes } from './comparison-routes.ts';
import type { ComparisonAnswer } from './create-comparison-source.ts';

const makeSite = (market: object): ResolvedSite => ({
  ...resolveOrThrow(minimalSite('wattle', 'group', { market })),
  configVersion: '1',
});
const sites: Readonly<Record<string, ResolvedSite>> = {
  'on.example': makeSite({ plugins: ['Autogauge'] }),
  'off.example': makeSite({}),
  'every.example': makeSite({ plugins: ['Autogauge'], leastFill: 0 }),
};
const stock: readonly Vehicle[] = (
  [
    {},
    { isReserved: true },
    { isShownOnWebsite: false },
    { priceCents: 20_000 },
    { itemType: 'caravan' },
  ] satisfies Partial<Vehicle>[]
).map((fields, at) => makeTestVehicle({ slug: `car-${at + 1}`, priceCents: 3_000_000, ...fields }));
const comparison = {
  fill: 0.7,
  listingPriceCents: 3_000_050,
  marketMinCents: 2_900_000,
  marketMaxCents: 3_300_000,
  confidence: 0.8,
  description: null,
};

let answer: ComparisonAnswer = { kind: 'comparison', comparison };
const app = Fastify();

beforeAll(async () => {
  answerErrors(app);
  await app.register(
    comparisonRoutes({
      siteOf: (host) => sites[host ?? ''],
      vehicles: { findBySlug: async (_, slug) => stock.find((one) => one.slug === slug) },
      compare: async () => answer,
    }),
  );
});
afterAll(() => app.close());

const get = (slug: string, host = 'on.example') =>
  app.inject({ url: `/cars/${slug}/autogauge`, headers: { host, accept: 'application/json' } });

describe('GET {car path}/autogauge', () => {
  it("answers with the specification's field names, in dollars, cacheable for a minute [B3.15] [B7.01]", async () => {
    answer = { kind: 'comparison', comparison };
    const got = await get('car-1');
    expect(got.json()).toEqual({
      fill: 0.7,
      listing_price: 30_000.5,
      market_range_min: 29_000,
      market_range_max: 33_000,
      confidence: 0.8,
      description: null,
    });
    expect(got.headers['cache-control']).toBe('public, max-age=60');
  });

  it('answers without content when there is no comparison [B8.01]', async () => {
    answer = { kind: 'none' };
    expect([(await get('car-1')).statusCode, (await get('car-1')).body]).toEqual([204, '']);
  });

  it("calls no price in the dearer half a 'Good Deal' unless the site shows every comparison [B9.05]", async () => {
    const statusOf = async (fill: number, host: string) => {
      answer = { kind: 'comparison', comparison: { ...comparison, fill } };
      return (await get('car-1', host)).statusCode;
    };
    expect(await Promise.all([0, 0.49].map((fill) => statusOf(fill, 'on.example')))).toEqual([204, 204]);
    expect(await statusOf(0.5, 'on.example')).toBe(200);
    expect(await statusOf(0, 'every.example')).toBe(200);
  });

  it("answers 'unavailable' when the valuer fails, and that is not cached [D.26]", async () => {
    answer = { kind: 'failed', isRetryable: true, reason: 'it responded with 500' };
    const got = await get('car-1');
    expect([got.statusCode, got.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(got.body).not.toContain('500');
  });

  it('has no comparison for ineligible, hidden or unknown vehicles, or on a site without it [B5.13] [D.60]', async () => {
    answer = { kind: 'comparison', comparison };
    for (const slug of ['car-2', 'car-3', 'car-4', 'car-5', 'car-9']) expect((await get(slug)).statusCode).toBe(404);
    expect((await get('car-1', 'off.example')).statusCode).toBe(404);
    expect((await get('car-1', 'unknown.example')).statusCode).toBe(404);
  });
});
