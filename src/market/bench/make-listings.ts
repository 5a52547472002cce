import type { MarketListing } from '../rules/comparison/market-listing.ts';

/** Returns a seeded generator (mulberry32), so every run gets the same numbers between 0 and 1. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const modelCount = 400;
const siteCount = 120;
const dealersPerSite = 4;

export const makeListings = (count: number): readonly MarketListing[] => {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, at) => {
    // Squared, so that the first model has a twentieth of the stock.
    const model = Math.floor(random() ** 2 * modelCount);
    const site = Math.floor(random() * siteCount);
    const year = 2010 + Math.floor(random() * 16);
    const odometerKm = Math.floor((2026 - year) * 15_000 * (0.4 + random()));
    const age = 0.92 ** (2026 - year);
    return {
      key: `car|used|make|model ${model}|drive away`,
      siteSlug: `site-${site}`,
      vehicleId: at + 1,
      dealer: `site-${site} ${Math.floor(random() * dealersPerSite)}`,
      vin: `vin${at}`,
      year,
      odometerKm,
      badge: `badge ${Math.floor(random() * 5)}`,
      fuel: random() < 0.7 ? 'petrol' : 'diesel',
      priceCents: Math.round((30_000 + model * 100) * age * (0.9 + random() * 0.2)) * 100,
    };
  });
};
