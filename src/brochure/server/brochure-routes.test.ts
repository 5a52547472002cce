import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { answerErrors } from '#src/platform/http/answer-errors.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { brochureRoutes } from './brochure-routes.ts';

const siteOf = (slug: string): ResolvedSite => ({ ...resolveOrThrow(minimalSite(slug)), configVersion: '1' });
const sites: Readonly<Record<string, ResolvedSite>> = { own: siteOf('own-cars'), other: siteOf('other-cars') };
const stock = [
  makeTestVehicle({ id: 1, slug: 'car' }),
  makeTestVehicle({ id: 2, slug: 'hidden', isShownOnWebsite: false }),
  makeTestVehicle({ id: 3, slug: 'caravan', itemType: 'caravan' }),
  makeTestVehicle({ id: 5, slug: 'unknown', status: 'in_transit' }),
  makeTestVehicle({ id: 4, slug: 'sold', status: 'sold', soldAtSeconds: 1_700_000_000 }),
];
const print = vi.fn(async () => Buffer.from('%PDF-'));
const app = Fastify();

beforeAll(async () => {
  answerErrors(app);
  await app.register(
    brochureRoutes({
      siteOf: (host) => sites[host ?? ''],
      vehicles: { findBySlug: async (slug, car) => stock.find((one) => slug === 'own-cars' && one.slug === car) },
      images: { get: () => Promise.reject(new Error('no pictures')) },
      pdfRenderer: { print, close: async () => undefined },
    }),
  );
});
afterAll(() => app.close());

const get = (slug: string, host = 'own') => app.inject({ url: `/api/cars/${slug}/brochure.pdf`, headers: { host } });
const statusOf = async (slug: string, host?: string): Promise<number> => (await get(slug, host)).statusCode;

it('serves the brochure of a listed vehicle under its name, uncached [D.23] [B7.21]', async () => {
  const { statusCode, headers, body } = await get('car');
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/pdf', '%PDF-']);
  expect(headers['content-disposition']).toBe('inline; filename="car.pdf"');
  expect(headers['cache-control']).toBe('no-store');
});

it('serves the brochure of a vehicle whose status is unknown, because it has a page too [D.05] [D.23]', async () => {
  expect(await statusOf('unknown')).toBe(200);
});

it("serves no brochure of another site's vehicle, nor of one that isn't listed [D.23] [D.26] [B1.02]", async () => {
  print.mockClear();
  expect(await statusOf('car', 'other')).toBe(404);
  for (const slug of ['hidden', 'caravan', 'nothing']) expect(await statusOf(slug)).toBe(404);
  expect(await statusOf('sold')).toBe(410);
  expect(print).not.toHaveBeenCalled();
});

it('renders at most two at a time per client address [D.26]', async () => {
  const drawn = Promise.withResolvers<Buffer<ArrayBuffer>>();
  print.mockReturnValue(drawn.promise);
  const answers = Promise.all(Array.from({ length: 50 }, () => statusOf('car')));
  await vi.waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  drawn.resolve(Buffer.from('%PDF-'));
  expect((await answers).filter((status) => status === 200)).toHaveLength(2);
  expect((await answers).filter((status) => status === 429)).toHaveLength(48);
});

it('explains why there is no brochure [B7.22] [D.26]', async () => {
  expect((await get('sold')).json()).toMatchObject({ detail: 'This vehicle has been sold.' });
  print.mockRejectedValueOnce(new DomainError('overloaded', 'Too many brochures are being made.'));
  const busy = await get('car');
  expect(busy.statusCode).toBe(503);
  expect(busy.json()).toMatchObject({ detail: 'Too many brochures are being made.' });
});

it('serves the QR code of listed vehicles only [B2.12]', async () => {
  const getCode = (slug: string) => app.inject({ url: `/api/cars/${slug}/code.svg`, headers: { host: 'own' } });
  const { headers, body } = await getCode('car');
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/svg+xml', 'public, max-age=86400']);
  expect(body).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 (\d+) \1" [^>]+><path d="M0 0h1v1h-1z.*"\/><\/svg>$/);
  expect((await getCode('hidden')).statusCode).toBe(404);
});
