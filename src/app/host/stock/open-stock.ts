import { join } from 'node:path';
import { localYear } from '#src/lib/dates/local-day.ts';
import { openMarket } from '#src/market/server/open-market.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { readDatabaseIdentity } from '#src/platform/db/read-database-identity.ts';
import type { Env } from '#src/platform/env.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { EngineDocument } from '#src/search/engine/text/text-index.ts';
import { buildSearchDocument } from '#src/search/rules/document/build-search-document.ts';
import { documentEpoch, stockSearchSettings } from '#src/search/rules/document/stock-search-settings.ts';
import { createSavedIndexes } from '#src/search/server/saved-indexes.ts';
import { createSiteLexicon } from '#src/search/server/site-lexicon.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { createStockIndexes } from '#src/search/server/stock-indexes.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { chooseFileFormat } from '#src/stock-import/rules/sources/choose-feed-format.ts';
import { loadLastFeed } from '#src/stock-import/server/load-last-feed.ts';
import { loadStockCheck } from '#src/stock-import/server/load-stock-check.ts';
import { serveStockSocket } from '#src/stock-import/server/stock-socket.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { createStockWatch } from '#src/vehicle/server/stock-watch.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { createStockImporter } from './create-stock-importer.ts';
import { loadDemoStock } from './load-demo-stock.ts';
import { createMediaList } from './load-photo-sources.ts';
import { startStockSender } from './start-stock-sender.ts';

export interface OpenStockOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly database: DatabaseService;
  /** Identifies the build, because only the same build may read a saved search index. Undefined to save no index. */
  readonly build?: string;
  readonly onIndexChanged?: (siteSlug: string) => void;
}

/**
 * Saves no indexes for an embedded database. An older copy can replace its folder, and nothing would show that a saved
 * index was built from newer stock.
 */
const openSavedIndexes = async ({ env, log, sites, database, build }: OpenStockOptions) => {
  if (build === undefined || database.kind === 'embedded') return undefined;
  const onProblem = (error: unknown): void => log.warn({ err: error }, 'saved search index');
  try {
    const origin = `${build}\n${await readDatabaseIdentity(database.primary)}`;
    const saved = createSavedIndexes({ folder: join(env.DATA_DIR, 'indexes'), origin, onProblem });
    await saved.keepOnly(sites.all().map(({ slug }) => slug));
    return saved;
  } catch (error) {
    onProblem(error);
    return undefined;
  }
};

export const openStock = async (options: OpenStockOptions) => {
  const { env, log, sites, database, onIndexChanged } = options;
  // Visitors wait for these reads, so they use the interactive connection.
  const vehicles = createVehicleStore({
    primary: database.interactive,
    get replica() {
      return database.replica;
    },
  });
  const stockWatch = createStockWatch({ database, onProblem: (error) => log.warn({ err: error }, 'stock watch') });
  const market = openMarket({
    database,
    stockWatch,
    sites,
    onProblem: (error) => log.warn({ err: error }, 'market stock'),
  });
  const listMedia = createMediaList(env, database);
  const importForSite = createStockImporter({ database, siteOf: sites.bySlug, market, listMedia, log });
  if (env.FORECOURT_ENV === 'development') {
    await loadDemoStock({ importForSite, vehicles, sites: sites.all(), now: new Date(), log });
  }
  const toDocument = (siteSlug: string, vehicle: Vehicle): EngineDocument | undefined => {
    const site = sites.bySlug(siteSlug);
    return site === undefined ? undefined : buildSearchDocument(vehicle, site, localYear(new Date(), site.timeZone));
  };
  const indexes = createStockIndexes({
    vehicleStore: vehicles,
    stockWatch,
    settings: stockSearchSettings,
    maxBytes: env.SEARCH_INDEX_BYTES,
    toDocument,
    epochOf: (siteSlug) => {
      const site = sites.bySlug(siteSlug);
      return site === undefined ? '' : documentEpoch(site, new Date());
    },
    savedIndexes: await openSavedIndexes(options),
    onProblem: (error) => log.warn({ err: error }, 'search index'),
    ...(onIndexChanged && { onChanged: onIndexChanged }),
  });
  await stockWatch.catchUp();
  const sender = startStockSender({ database, vehicles, stockWatch, sites, toDocument, log });
  sites.onChanged(({ slug }) => sender.wake(slug));
  // Only one process can open an embedded database, so the command line sends its feeds to this process.
  const socket =
    database.kind === 'embedded'
      ? await serveStockSocket({
          dataDir: env.DATA_DIR,
          maxBytes: env.FEED_BYTES,
          loadStockCheck: (siteSlugs) => loadStockCheck(database.primary, siteSlugs),
          findLastFeed: (siteSlug, stockNumbers) => loadLastFeed(database.primary, siteSlug, stockNumbers),
          run: ({ missing, formats, ...request }, open, events) =>
            importForSite({
              ...request,
              ...events,
              open,
              format: chooseFileFormat(formats, sites.bySlug(request.siteSlug)?.config.stockFeed.format),
              source: 'command',
              ...(missing && { missing }),
            }),
        })
      : undefined;

  return {
    vehicles,
    market,
    importForSite,
    indexes,
    pathsOf: createSiteSearchPaths(indexes),
    lexiconOf: createSiteLexicon(indexes),
    stockWatch: { onStockChanged: stockWatch.onStockChanged },
    close: async (): Promise<void> => {
      await socket?.close();
      await sender.close();
      market.close();
      indexes.close();
      stockWatch.close();
    },
  };
};

export type Stock = Awaited<ReturnType<typeof openStock>>;
