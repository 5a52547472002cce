import { sql } from 'drizzle-orm';
import { openDatabase } from '#src/platform/db/open-database.ts';
import { runMigrations } from '#src/platform/db/run-migrations.ts';
import { startPostgres } from '#src/platform/db/testing/start-postgres.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { streamVehicleFields } from '#src/vehicle/server/stream-vehicle-fields.ts';
import { buildVehicleRecord } from '#src/vehicle/server/vehicle-row.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { comparedFields, toMarketListing } from '../rules/comparison/market-listing.ts';
import { createMarketTable } from '../server/market-stock.ts';

const count = Number(process.argv[2] ?? 100_000);
const siteCount = 20;

const record = JSON.stringify(
  buildVehicleRecord(
    makeTestVehicle({
      priceCents: 3_000_000,
      odometerKm: 40_000,
      dealerComments: 'One owner with a full history and new tyres. '.repeat(20),
      standardEquipment: Array.from({ length: 40 }, (_, at) => `Feature number ${at}`),
    }),
  ),
);

const open = async (name: string) => {
  if (name === 'PGlite') return openDatabase({ dataDir: makeTemporaryFolder('bench-market') });
  const postgres = await startPostgres();
  if (postgres === undefined) throw new Error('PostgreSQL is not installed.');
  return openDatabase({ url: postgres.url, dataDir: '/nonexistent' });
};

for (const name of ['PGlite', 'PostgreSQL']) {
  const database = await open(name);
  await runMigrations(database);
  await database.withClient((client) =>
    client.query(
      `INSERT INTO vehicles (site_id, id, slug, stock_number, status, is_shown, version, record)
       SELECT 'site-' || n % ${siteCount}, n, 'car-' || n, 'S' || n, 'in_stock', true, 1,
              $1::jsonb || jsonb_build_object('model', 'Model ' || n % 400, 'price', 20000 + n % 9000)
       FROM generate_series(1, ${count}) n`,
      [record],
    ),
  );
  await database.primary.execute(sql`ANALYZE vehicles`);
  const table = createMarketTable();
  const from = performance.now();
  for (let site = 0; site < siteCount; site += 1) {
    const siteSlug = `site-${site}`;
    await streamVehicleFields(database.primary, { siteSlug, version: 0, names: comparedFields }, (batch) => {
      for (const vehicle of batch) {
        const listing = toMarketListing(siteSlug, vehicle);
        if (listing !== null) table.put(listing);
      }
    });
  }
  const readMs = performance.now() - from;
  const times: number[] = [];
  for (let at = 0; at < 40; at += 1) {
    const asked = performance.now();
    await database.primary.execute(
      sql`SELECT record ->> 'price', record ->> 'km', record ->> 'year' FROM vehicles WHERE record ->> 'model' = ${`Model ${at * 9}`}`,
    );
    times.push(performance.now() - asked);
  }
  const middleMs = times.toSorted((one, other) => one - other)[20] ?? 0;
  console.log(
    `${name}: ${table.size()} of ${count} read in ${(readMs / 1000).toFixed(1)} s; the same question by SQL without an index ${middleMs.toFixed(0)} ms`,
  );
  await database.close();
}
process.exit(0);
