import { describe, expect, it } from 'vitest';
import { DomainError } from '#src/lib/domain-error.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { makeTestIndexes } from '#src/search/testing/make-test-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { createVehiclePageLoader } from './load-vehicle-page.server.ts';

const now = new Date('2026-11-21T02:00:00Z');
const site: ResolvedSite = { ...resolveOrThrow(minimalSite('test-dealer')), configVersion: '1' };
const soldDaysAgo = (days: number): Partial<Vehicle> => ({
  status: 'sold',
  isSold: true,
  soldAtSeconds: now.getTime() / 1000 - days * 86_400,
});

const car = (id: number, fields: Partial<Vehicle> = {}): Vehicle =>
  makeTestVehicle({
    id,
    slug: `car-${id}`,
    stockNumber: `S${id}`,
    priceCents: 3_000_000,
    simpleBody: 'SUV',
    ...fields,
  });

const serve = (...stock: readonly Vehicle[]) => {
  const indexes = makeTestIndexes(indexStock(stock, site, now));
  return createVehiclePageLoader({
    vehicles: {
      findBySlug: async (siteSlug, slug) => stock.find((one) => siteSlug === site.slug && one.slug === slug),
    },
    indexes,
    pathsOf: createSiteSearchPaths(indexes),
    onBadHit: ({ id }) => expect.fail(`hit ${id}`),
  });
};

const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'no error';
};

describe('createVehiclePageLoader', () => {
  it('knows no vehicle of another site [D.26]', async () => {
    const service = serve(car(1));
    expect(await codeOf(service.loadPage({ ...site, slug: 'other' }, 'car-1', now))).toBe('notFound');
    expect(await codeOf(service.loadPage(site, 'car-2', now))).toBe('notFound');
  });

  it('shows a sold vehicle within the sold window, and no longer [B4.17]', async () => {
    const service = serve(car(1, soldDaysAgo(2)), car(2, soldDaysAgo(4)), car(3));
    expect(await service.loadPage(site, 'car-1', now)).toMatchObject({ kind: 'page', view: { status: 'sold' } });
    expect(await service.loadPage(site, 'car-2', now)).toEqual({
      kind: 'moved',
      address: '/search/nissan/x-trail#gone',
    });
  });

  it('is gone when its model has nothing left to show [B4.17]', async () => {
    const service = serve(car(1, soldDaysAgo(9)), car(2, { model: 'Patrol' }));
    expect(await codeOf(service.loadPage(site, 'car-1', now))).toBe('gone');
  });

  it("doesn't call a hidden vehicle sold [B4.16]", async () => {
    const service = serve(car(1, { isShownOnWebsite: false }));
    await expect(service.loadPage(site, 'car-1', now)).rejects.toThrow(/X-Trail is no longer for sale\.$/);
  });

  it('gives way when the dealer no longer shows it [B4.16]', async () => {
    const service = serve(car(1, { isShownOnWebsite: false }), car(2));
    expect((await service.loadPage(site, 'car-1', now)).kind).toBe('moved');
  });

  it('sends the page without the cards of similar vehicles, and those when asked for [B9.23, B9.21]', async () => {
    const others = Array.from({ length: 9 }, (_, at) => car(at + 2));
    const service = serve(car(1), ...others, car(20, soldDaysAgo(1)), car(21, { priceCents: 9_000_000 }));
    const answer = await service.loadPage(site, 'car-1', now);
    expect(answer).toMatchObject({ kind: 'page', view: { similar: { heading: 'Similar cars', cards: [] } } });
    const slugs = (await service.loadSimilar(site, 'car-1', now))?.cards.map(({ slug }) => slug) ?? [];
    expect(slugs).toHaveLength(6);
    expect(slugs).not.toContain('car-1');
    expect(slugs).not.toContain('car-20');
    expect(slugs).not.toContain('car-21');
  });

  it('has no section of similar vehicles if none are similar, or if the site shows none [B9.21, B2.53]', async () => {
    const showing = (similarCount: number): ResolvedSite => ({
      ...resolveOrThrow(minimalSite('test-dealer', 'used', { vehicle: { page: { similarCount } } })),
      configVersion: '1',
    });
    const similarOf = async (like: Vehicle, on: ResolvedSite) => {
      const answer = await serve(car(1), like).loadPage(on, 'car-1', now);
      return answer.kind === 'page' && answer.view.similar?.heading;
    };
    expect(await similarOf(car(2), showing(1))).toBe('Similar cars');
    expect(await similarOf(car(2), showing(0))).toBeUndefined();
    expect(await similarOf(car(2, { priceCents: 9_000_000 }), showing(1))).toBeUndefined();
  });

  it('has no page for a kind of vehicle that the site does not sell [B1.02]', async () => {
    const bothKinds = { search: { itemTypes: ['car', 'caravan'] } };
    const service = serve(car(1, { itemType: 'caravan' }));
    expect(await codeOf(service.loadPage(site, 'car-1', now))).toBe('notFound');
    expect(await codeOf(service.loadSimilar(site, 'car-1', now))).toBe('notFound');
    const selling = { ...resolveOrThrow(minimalSite('test-dealer', 'group', bothKinds)), configVersion: '1' };
    expect((await service.loadPage(selling, 'car-1', now)).kind).toBe('page');
  });

  it('shows the opening hours of the place where the vehicle stands [L3.06]', async () => {
    const answer = await serve(car(1, { locationId: 1 })).loadPage(site, 'car-1', now);
    const openingHours = [
      { days: 'Mon-Fri', text: '8:30 am to 5:30 pm' },
      { days: 'Sat', text: 'Closed' },
      { days: 'Sun', text: 'Closed' },
    ];
    expect(answer).toMatchObject({ view: { location: { openingHours } } });
  });
});
