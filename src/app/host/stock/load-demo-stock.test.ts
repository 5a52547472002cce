import { pino } from 'pino';
import { expect, it } from 'vitest';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { createStockImporter } from './create-stock-importer.ts';
import { loadDemoStock } from './load-demo-stock.ts';

const now = new Date('2026-11-21T02:00:00Z');
const siteOf = (slug: string) => ({ ...resolveOrThrow(minimalSite(slug)), configVersion: '1' });
const sites = ['ironbark-trucks', 'saltbush-caravans', 'a-real-dealer'].map(siteOf);

it('fills an empty database for the demo dealers only, and leaves a database with the stock of one site as it is', async () => {
  const [embedded] = testDatabases;
  if (embedded === undefined) throw new Error('there is no embedded database');
  const { database, close } = await embedded.open();
  const vehicles = createVehicleStore(database);
  const versions = () => Promise.all(sites.map(({ slug }) => vehicles.readStockVersion(slug)));
  const market = { find: async () => [] };
  const log = { warn: () => undefined };
  const importForSite = createStockImporter({
    database,
    market,
    listMedia: async () => [],
    log,
    siteOf: (slug) => sites.find((s) => s.slug === slug),
  });
  const load = (of: typeof sites) =>
    loadDemoStock({ importForSite, vehicles, sites: of, now, log: pino({ level: 'silent' }) });
  try {
    await load(sites.slice(0, 1));
    expect(await versions()).toEqual([expect.any(Number), 0, 0]);
    const [trucks] = await versions();
    expect(trucks).toBeGreaterThan(0);
    await load(sites);
    expect(await versions()).toEqual([trucks, 0, 0]);
  } finally {
    await close();
  }
}, 60_000);

it('asks nothing more of a store where any site has its first stock', async () => {
  const importForSite = () => Promise.reject(new Error('the database was asked'));
  const load = (stocked: string | null) =>
    loadDemoStock({
      importForSite,
      sites,
      now,
      log: pino({ level: 'silent' }),
      vehicles: { readStockVersion: async (slug) => (slug === stocked ? 1 : 0) },
    });
  for (const { slug } of sites) await expect(load(slug)).resolves.toBeUndefined();
  await expect(load(null)).rejects.toThrow('the database was asked');
});
