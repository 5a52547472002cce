import { estimateMarket } from '../rules/comparison/estimate-market.ts';
import { marketConfig } from '../rules/config.ts';
import { createMarketTable } from '../server/market-stock.ts';
import { makeListings } from './make-listings.ts';

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
