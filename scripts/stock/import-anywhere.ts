import { createReadStream } from 'node:fs';
import { openSiteSource } from '../../src/app/host/open-site-source.ts';
import { createStockImporter } from '../../src/app/host/stock/create-stock-importer.ts';
import { createMediaList } from '../../src/app/host/stock/load-photo-sources.ts';
import type { MarketStock } from '../../src/market/server/market-stock.ts';
import { openMarket } from '../../src/market/server/open-market.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { runMigrations } from '../../src/platform/db/run-migrations.ts';
import type { Env } from '../../src/platform/env.ts';
import { loadSiteOrThrow } from '../../src/sites/server/load-site.ts';
import { loadSites } from '../../src/sites/server/load-sites.ts';
import type { SiteSource } from '../../src/sites/server/site-source.ts';
import { chooseFileFormat } from '../../src/stock-import/rules/sources/choose-feed-format.ts';
import type { ImportSummary } from '../../src/stock-import/server/import-stock.ts';
import { importThroughSocket, type StockImportEvents } from '../../src/stock-import/server/stock-socket.ts';
import { atDatabaseOrServer } from './at-database-or-server.ts';
import type { ImportArguments } from './read-stock-arguments.ts';

const openMarketOf = async (database: DatabaseService, source: SiteSource): Promise<MarketStock> => {
  // Ignores refused sites, so that another dealer's broken file doesn't stop this feed.
  const { sites } = await loadSites(source);
  return openMarket({
    database,
    sites: { all: () => sites },
    stockWatch: { onStockChanged: () => () => undefined },
    onProblem: (error) => console.error(error),
  });
};

const createLazyMarket = (database: DatabaseService, source: SiteSource): Pick<MarketStock, 'find'> => {
  let opening: Promise<MarketStock> | undefined;
  return {
    find: async (key) => {
      opening ??= openMarketOf(database, source);
      return (await opening).find(key);
    },
  };
};

// Uses the default chunks of 64 KB: a batch is sent to the database between two chunks, so larger chunks would delay
// it.
const opens = (file: string) => (): AsyncIterable<Buffer> => createReadStream(file);

const importHere = async (args: ImportArguments, env: Env, events: StockImportEvents): Promise<ImportSummary> => {
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    const { source } = openSiteSource(env, database);
    const site = await loadSiteOrThrow(source, args.siteSlug);
    const importForSite = createStockImporter({
      database,
      siteOf: () => site,
      market: createLazyMarket(database, source),
      listMedia: createMediaList(env, database),
      // The command prints what a server would log.
      log: { warn: () => undefined },
    });
    const { missing, isAccepted, isDryRun, formats } = args;
    return await importForSite({
      ...events,
      siteSlug: site.slug,
      open: opens(args.file),
      format: chooseFileFormat(formats, site.config.stockFeed.format),
      source: 'command',
      isAccepted,
      isDryRun,
      ...(missing && { missing }),
    });
  } finally {
    await database.close();
  }
};

export const importAnywhere = (args: ImportArguments, env: Env, events: StockImportEvents): Promise<ImportSummary> =>
  atDatabaseOrServer({
    atDatabase: () => importHere(args, env, events),
    atServer: () => importThroughSocket(env.DATA_DIR, args, opens(args.file)(), events),
  });
