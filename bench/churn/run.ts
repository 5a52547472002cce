// One site's stock changes every second while a crawler and shoppers read its pages. Measures how many vehicle pages
// come from memory, and how soon a changed price shows.
//   node bench/churn/run.ts [--cars 5000] [--seconds 60] [--pages-per-second 60]
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { startServer } from '../../src/app/host/testing/start-server.ts';
import { vehicles } from '../../src/vehicle/server/tables.ts';
import { createVehicleStore } from '../../src/vehicle/server/vehicle-store.ts';
import { dealerSlug, openDealers } from '../lib/open-dealers.ts';
import { quantile } from '../lib/quantile.ts';
import { createRandom } from '../search/create-random.ts';

const { values } = parseArgs({
  options: {
    cars: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '60' },
    'pages-per-second': { type: 'string', default: '60' },
  },
});
const cars = Number(values.cars);
const seconds = Number(values.seconds);
const pauseMs = 1000 / Number(values['pages-per-second']);
const siteSlug = dealerSlug(0);
const dealers = await openDealers({ dealers: 1, cars });
const store = createVehicleStore(dealers.database);
const listed = await dealers.database.primary
  .select({ id: vehicles.id, slug: vehicles.slug })
  .from(vehicles)
  .where(eq(vehicles.siteSlug, siteSlug));

const nodes = await Promise.all(
  ['first', 'second'].map((name) => startServer({ ...dealers.envOf(name), RENDER_SITE_PERCENT: '100' })),
);
type Node = (typeof nodes)[number];
const [crawled] = nodes as [Node, Node];
const random = createRandom(42);
const pick = (): (typeof listed)[number] =>
  listed[Math.floor(random.next() * listed.length)] as (typeof listed)[number];

/** Requests Brotli, as crawlers and browsers do. Other encodings would fill the cache with larger copies. */
const readPage = (slug: string) => crawled.get(siteSlug, `/cars/${slug}`, { 'accept-encoding': 'br' });

// Requests each page once, as an earlier crawl would have.
for (let from = 0; from < listed.length; from += 8) {
  await Promise.all(listed.slice(from, from + 8).map(({ slug }) => readPage(slug)));
}

// Makes the other server load its search index.
await nodes[1]?.get(siteSlug, '/search');

const sources = ['hit', 'confirmed', 'miss', 'stale', 'uncached'] as const;
const countPages = async (): Promise<ReadonlyMap<string, number>> => {
  const { body } = await crawled.get('nobody', '/metrics');
  const countOf = (source: string): number =>
    Number(new RegExp(`^forecourt_pages_total\\{source="${source}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0);
  return new Map(sources.map((source) => [source, countOf(source)]));
};

const delaysMs: number[] = [];
const changePrice = async (round: number): Promise<void> => {
  const { id, slug } = pick();
  const vehicle = await store.findById(siteSlug, id);
  if (vehicle === undefined) throw new Error(`no vehicle ${id}`);
  const dollars = 20_000 + round * 7;
  await store.saveChanges(siteSlug, [{ ...vehicle, priceCents: dollars * 100 }]);
  const savedMs = performance.now();
  const shown = dollars.toLocaleString('en-AU');
  await Promise.all(
    nodes.map(async (node) => {
      while (!(await node.get(siteSlug, `/cars/${slug}`)).body.includes(shown)) {
        if (performance.now() - savedMs > 10_000) throw new Error(`/cars/${slug} doesn't show $${shown}`);
        await wait(20);
      }
      delaysMs.push(performance.now() - savedMs);
    }),
  );
};

const before = await countPages();
const processorMs = crawled.processorMs();
const endMs = performance.now() + seconds * 1000;
const changing = (async () => {
  for (let round = 0; performance.now() < endMs; round += 1) {
    const startedMs = performance.now();
    await changePrice(round);
    await wait(Math.max(0, 1000 - (performance.now() - startedMs)));
  }
})();
const asked: Promise<unknown>[] = [];
const timesMs: number[] = [];
while (performance.now() < endMs) {
  const startedMs = performance.now();
  const { slug } = pick();
  asked.push(readPage(slug).then(() => timesMs.push(performance.now() - startedMs)));
  await wait(pauseMs);
}
await Promise.all([changing, ...asked]);
const after = await countPages();
const spentMs = crawled.processorMs() - processorMs;

for (const node of nodes) await node.stop();
await dealers.close();

const during = new Map(sources.map((source) => [source, (after.get(source) ?? 0) - (before.get(source) ?? 0)]));
const total = [...during.values()].reduce((sum, count) => sum + count, 0);
const fromMemory = (during.get('hit') ?? 0) + (during.get('confirmed') ?? 0);
const at = (times: readonly number[], share: number): string => quantile(times, share).toFixed(1);
console.log(`pages: ${[...during].map(([source, count]) => `${source} ${count}`).join(', ')}`);
console.log(
  `page ms: p50 ${at(timesMs, 0.5)}, p99 ${at(timesMs, 0.99)}; processor ms a page: ${(spentMs / total).toFixed(2)}`,
);
console.log(
  `from memory: ${((100 * fromMemory) / total).toFixed(1)} %; a new price shows after ms: p50 ${at(delaysMs, 0.5)}, longest ${at(delaysMs, 1)}`,
);
