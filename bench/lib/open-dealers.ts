import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { stringify } from 'yaml';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { runMigrations } from '../../src/platform/db/run-migrations.ts';
import { startPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { minimalSite } from '../../src/sites/testing/minimal-site.ts';
import { stockFeedConfig } from '../../src/stock-import/rules/config.ts';
import { importStock } from '../../src/stock-import/server/import-stock.ts';
import { writeFeed } from '../import/write-feed.ts';

/** Sites per statement. With more, a statement could exceed the database's statement timeout. */
const sitesAtOnce = 50;

export const dealerSlug = (index: number): string => `dealer-${index}`;

interface DealersOptions {
  readonly dealers: number;
  readonly cars: number;
  readonly changes?: (index: number) => Readonly<Record<string, unknown>>;
  readonly startDatabase?: () => Promise<{ readonly url: string; readonly stop: () => Promise<void> } | undefined>;
}

/**
 * The sites are called dealer-0, dealer-1 and so on. Only dealer-0 has stock until `copyStock` copies it to the others.
 */
export const openDealers = async ({
  dealers,
  cars,
  changes: changesOf = () => ({}),
  startDatabase = startPostgres,
}: DealersOptions) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-dealers-'));
  const [sitesDir, mediaDir] = [join(folder, 'sites'), join(folder, 'media')];
  for (let index = 0; index < dealers; index += 1) {
    const slug = dealerSlug(index);
    mkdirSync(join(sitesDir, slug), { recursive: true });
    mkdirSync(join(mediaDir, slug), { recursive: true });
    const changes = {
      name: `Dealer ${index}`,
      websiteId: index + 1,
      brand: { logoUrl: `/media/${slug}/logo.svg` },
      ...changesOf(index),
    };
    writeFileSync(join(sitesDir, slug, 'site.yaml'), stringify(minimalSite(slug, 'used', changes)));
    writeFileSync(join(mediaDir, slug, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"/>');
  }
  const postgres = await startDatabase();
  if (postgres === undefined) throw new Error('PostgreSQL is not installed (Debian: apt-get install postgresql).');
  const database = await openDatabase({ url: postgres.url, dataDir: folder, onProblem: () => undefined });
  await runMigrations(database);
  const feed = join(folder, 'stock.csv');
  await writeFeed(feed, cars, 'csv');
  await importStock({
    database,
    siteSlug: dealerSlug(0),
    open: () => createReadStream(feed),
    format: 'csv',
    config: stockFeedConfig.parse({}),
    source: 'command',
    resolveLocation: () => undefined,
    findCommitments: async () => new Map(),
    estimatePriceCents: async () => null,
  });
  return {
    database,
    copyStock: async (): Promise<void> => {
      for (let from = 1; from < dealers; from += sitesAtOnce) {
        const others = sql.raw(`generate_series(${from}, ${Math.min(from + sitesAtOnce, dealers) - 1})`);
        await database.primary.execute(sql`
          INSERT INTO vehicles (site_id, id, slug, stock_number, status, is_shown, feed_hash, version, created_at, record)
          SELECT 'dealer-' || site, id, slug, stock_number, status, is_shown, feed_hash, version, created_at, record
          FROM vehicles, ${others} AS site WHERE site_id = 'dealer-0'`);
        await database.primary.execute(sql`
          INSERT INTO sites_state (site_id, stock_version, last_vehicle_id)
          SELECT 'dealer-' || site, stock_version, last_vehicle_id
          FROM sites_state, ${others} AS site WHERE site_id = 'dealer-0'`);
      }
    },
    envOf: (name: string) => ({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, name),
      SITES_DIR: sitesDir,
      MEDIA_DIR: mediaDir,
      RATE_LIMIT_PAGES: '0',
    }),
    close: async (): Promise<void> => {
      await database.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
