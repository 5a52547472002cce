// Measures the time from a payment until every place shows the vehicle as reserved, while shoppers read pages.
//   node bench/checkout/tell.ts [--vehicles 30] [--pages 60]
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createShopper } from '#src/app/host/testing/reserving/create-shopper.ts';
import { reservingSite } from '#src/app/host/testing/reserving/open-reserving.ts';
import { startServer } from '#src/app/host/testing/start-server.ts';
import { startPostgres } from '#src/platform/db/testing/start-postgres.ts';
import { askSite } from '../leads/ask-site.ts';
import { quantile } from '../lib/quantile.ts';
import { type ListedVehicle, listPlaces, type Place } from './list-places.ts';

const { values } = parseArgs({
  options: { vehicles: { type: 'string', default: '30' }, pages: { type: 'string', default: '60' } },
});
const wantedMs = 1_000;
const patienceMs = 10_000;
const pauseMs = 5;

const postgres = await startPostgres();
if (postgres === undefined) throw new Error('PostgreSQL 15 or later is not installed.');
const server = await startServer({ DATABASE_URL: postgres.url, RATE_LIMIT_LEADS: '0', RATE_LIMIT_PAGES: '0' });
// Only petrol cars: a hybrid's card shows a fuel tag instead of 'Reserved'.
const filter = 'reserved = false AND price > 200 AND status = in_stock AND fuel = "Petrol - Unleaded"';
const listed = await server.get(
  reservingSite,
  `/api/cars?filter=${encodeURIComponent(filter)}&limit=${values.vehicles}`,
);
const { cars } = JSON.parse(listed.body) as { readonly cars: readonly ListedVehicle[] };

/** Number of pages that other shoppers requested during the measurement. Every fourth is an uncached search. */
let read = 0;
const isOver = new AbortController();
const readPages = async (): Promise<void> => {
  const paths = ['/', '/search/used-cars/', `/cars/${cars[0]?.slug}`, ''];
  while (!isOver.signal.aborted) {
    read += 1;
    const path = paths[read % paths.length] || `/search/used-cars/?query=never${read}`;
    void askSite({ port: server.port, site: reservingSite, path }).catch(() => undefined);
    await wait(1_000 / Number(values.pages));
  }
};

const timePlace = async ({ name, isReserved }: Place, fromMs: number): Promise<number> => {
  while (!(await isReserved())) {
    if (performance.now() - fromMs > patienceMs) throw new Error(`${name} never said so.`);
    await wait(pauseMs);
  }
  return performance.now() - fromMs;
};

const times = new Map<string, number[]>();
const note = (name: string, ms: number): void => void times.set(name, [...(times.get(name) ?? []), ms]);

const reading = readPages();
for (const car of cars) {
  const shopper = createShopper(() => server, car.slug);
  const places = listPlaces(server, car);
  // Reads every place once, so that its page is cached before the payment.
  for (const { isReserved } of places) await isReserved();
  await shopper.introduce();
  const freshFromMs = performance.now();
  await server.get(reservingSite, `/search/used-cars/?query=fresh${car.id}`);
  note('a fresh page', performance.now() - freshFromMs);
  const payFromMs = performance.now();
  await shopper.pay();
  const fromMs = performance.now();
  note('payment', fromMs - payFromMs);
  const all = await Promise.all(
    places.map(async (place) => {
      const ms = await timePlace(place, fromMs);
      note(place.name, ms);
      return ms;
    }),
  );
  note('everywhere', Math.max(...all));
}
isOver.abort();
await reading;
await server.stop();
await postgres.stop();

const figures = [...times].map(([name, all]) => {
  const [median = 0, p95 = 0, most = 0] = [0.5, 0.95, 1].map((share) => Math.round(quantile(all, share)));
  console.log(`${name.padEnd(14)} ms median ${median}, p95 ${p95}, most ${most}`);
  return { name, p95 };
});
console.log(`${cars.length} vehicles, ${read} pages read meanwhile`);
process.exitCode = figures.every(({ name, p95 }) => name === 'payment' || name === 'a fresh page' || p95 <= wantedMs)
  ? 0
  : 1;
