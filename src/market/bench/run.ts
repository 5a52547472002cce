import { estimateMarket } from '../rules/comparison/estimate-market.ts';
import type { MarketListing } from '../rules/comparison/market-listing.ts';
import { marketConfig } from '../rules/config.ts';
import { createMarketTable } from '../server/market-stock.ts';

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

const makeListings = (count: number): readonly MarketListing[] => {
  const random = createRandom(11);
  return Array.from({ length: count }, (_, at) => {
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

const questions = 2000;
const config = marketConfig.parse({});

const formatQuantile = (ordered: readonly number[], share: number): string =>
  (ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))] ?? 0).toFixed(2);

const heapMegabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};

for (const count of [10_000, 100_000, 300_000]) {
  const listings = makeListings(count);
  const before = heapMegabytes();
  const table = createMarketTable();
  const filledFrom = performance.now();
  for (const listing of listings) table.put(listing);
  const filledMs = performance.now() - filledFrom;
  const tableMegabytes = heapMegabytes() - before;
  const step = Math.floor(count / questions);
  let answered = 0;
  const times = Array.from({ length: questions }, (_, at) => {
    const subject = listings[at * step];
    if (subject === undefined) throw new Error('no listing');
    const from = performance.now();
    if (estimateMarket(subject, table.find(subject.key), config).kind === 'estimate') answered += 1;
    return performance.now() - from;
  }).toSorted((one, other) => one - other);
  console.log(
    `${count} vehicles: p50 ${formatQuantile(times, 0.5)} ms, p99 ${formatQuantile(times, 0.99)} ms, most ${formatQuantile(times, 1)} ms; ` +
      `${answered} of ${questions} answered; filled in ${filledMs.toFixed(0)} ms, maps ${tableMegabytes.toFixed(0)} MB`,
  );
}
