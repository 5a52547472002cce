import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type PageContext, pageContext } from '#src/app/storefront/page-context.server.ts';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { makeSparseOffer } from '#src/app/storefront/testing/make-test-offer.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import type { OffersView } from './build-offer-page.ts';
import { createReducedStockLoader } from './load-reduced-stock.server.ts';
import { OffersPage } from './offers-page.tsx';
import { loader } from './offers-route.tsx';

const now = new Date('2026-11-21T00:00:00Z');
const reduced = { priceCents: 2_000_000, beforePriceCents: 2_200_000 };
const stock: readonly Vehicle[] = (
  [
    { name: 'Reduced car', ...reduced },
    { name: 'Ordinary car', priceCents: 2_000_000 },
    { name: 'Dearer car', priceCents: 2_200_000, beforePriceCents: 2_000_000 },
    { name: 'Sold car', ...reduced, status: 'sold', isSold: true, soldAtSeconds: now.getTime() / 1000 },
  ] satisfies Partial<Vehicle>[]
).map((fields, at) => makeTestVehicle({ id: at + 1, slug: `car-${at + 1}`, stockNumber: `S${at + 1}`, ...fields }));

const drawOffers = async (vehicles: readonly Vehicle[], address: string, offers = [] as const): Promise<string> => {
  const resolved = { ...resolveOrThrow(minimalSite('wattle', 'group')), configVersion: '1' };
  const site = { ...resolved, publications: { ...resolved.publications, offers } };
  const engine = indexStock(vehicles, site, now);
  const indexes = { get: async () => engine, version: () => 1 };
  const pathsOf = createSiteSearchPaths(indexes);
  const reader = createReducedStockLoader({ indexes, pathsOf, onBadHit: () => undefined });
  const context = new RouterContextProvider();
  const queries = { loadReducedStock: () => reader.load(site, now) };
  context.set(pageContext, { site, now, queries, onPartial: () => undefined } as never as PageContext);
  const url = new URL(address, site.url);
  const answer = (await loader({ context, url, params: {} } as never)) as { readonly data: OffersView };
  return drawOnSite(<OffersPage view={answer.data} />, { site, now, paths: await pathsOf(site) });
};

describe('the page of offers without offers', () => {
  it('shows what came down in price, and nothing dearer, sold or never dearer [L2.25] [B4.25]', async () => {
    const words = readText(await drawOffers(stock, '/special-offers'));
    expect(words).toContain('No offers right now');
    expect(words).toMatch(/Reduced in price .*Reduced car/);
    for (const name of ['Ordinary car', 'Dearer car', 'Sold car']) expect(words).not.toContain(name);
  });

  it('leaves the row out where nothing came down [L2.25]', async () => {
    expect(readText(await drawOffers(stock.slice(1), '/special-offers'))).not.toContain('Reduced in price');
  });

  it('leaves the row out while there are offers, of every make or not of the one asked for [L2.25] [B2.07]', async () => {
    const offers = [makeSparseOffer()] as never;
    for (const address of ['/special-offers', '/special-offers?make=ford']) {
      expect(readText(await drawOffers(stock, address, offers))).not.toContain('Reduced in price');
    }
  });
});
