import { describe, expect, it } from 'vitest';
import { findSimilarVehicles } from '#src/search/server/find-similar-vehicles.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildDemoStock } from './build-stock.ts';

const today = '2026-11-21';
const now = new Date(`${today}T12:00:00Z`);
const count = 6;

const loadStock = (slug: string): readonly Vehicle[] => buildDemoStock(slug, today).map(parseOrThrow);

const priceOf = ({ offerPriceCents, priceCents }: Vehicle): number => {
  if (offerPriceCents !== null && offerPriceCents > 1000) return offerPriceCents;
  return priceCents !== null && priceCents > 1000 ? priceCents : 0;
};

const isInBand = (to: Vehicle, other: Vehicle): boolean => {
  const price = priceOf(to);
  if (price === 0) return other.make === to.make || (to.simpleBody !== null && other.simpleBody === to.simpleBody);
  const band = price < 5_000_000 ? 1_000_000 : 2_500_000;
  return priceOf(other) > 0 && Math.abs(priceOf(other) - price) <= band;
};

const likenessOf = (to: Vehicle, other: Vehicle): string => {
  const model = other.make === to.make && other.model === to.model ? 'model ' : '';
  const body = to.simpleBody !== null && other.simpleBody === to.simpleBody ? 'body ' : '';
  return model + body + (other.make === to.make ? 'make' : '');
};

const order = ['model body make', 'model make', 'body make', 'body ', 'make', ''];

describe.each(['wattle-group', 'kingfisher-mazda', 'bottlebrush-moto'])('similar vehicles of %s', (slug) => {
  it('are the most similar in the whole price band, for every vehicle in stock [B9.21] [B9.22] [B5.45]', async () => {
    const loaded = await loadSite(`sites/${slug}`);
    if (loaded.kind === 'refused') throw new Error(loaded.message);
    const site = { ...loaded.site, configVersion: '1' };
    const { excludeMakes, excludeStockNumbers } = site.config.search.listing;
    const stock = loadStock(slug);
    const engine = indexStock(stock, site, now);
    const isListed = ({ status, isShownOnWebsite, make, stockNumber }: Vehicle): boolean =>
      (status === 'in_stock' || status === 'coming_soon') &&
      isShownOnWebsite &&
      !excludeMakes.includes(make) &&
      !excludeStockNumbers.includes(stockNumber);
    const candidates = stock.filter(isListed);
    const options = {
      indexes: { get: async () => engine },
      onBadHit: ({ id }: { readonly id: unknown }) => expect.fail(`hit ${id}`),
    };
    for (const vehicle of candidates) {
      const others = candidates.filter((other) => other.id !== vehicle.id && isInBand(vehicle, other));
      const best = others
        .map((other) => likenessOf(vehicle, other))
        .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
        .slice(0, count);
      const found = await findSimilarVehicles(options, site, vehicle, now, count);
      expect(
        found.map((other) => likenessOf(vehicle, other)),
        vehicle.name,
      ).toEqual(best);
      expect(
        found.every((other) => others.some(({ id }) => id === other.id)),
        vehicle.name,
      ).toBe(true);
    }
  });
});
