import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHomeService } from '#src/app/storefront/home/home-service.server.ts';
import { createPageQueries, type PageServices } from '#src/app/storefront/page-services.server.ts';
import { createSearchService } from '#src/app/storefront/search/search-service.server.ts';
import { createShellService } from '#src/app/storefront/shell/shell-service.server.ts';
import { createVehicleService } from '#src/app/storefront/vehicle/vehicle-service.server.ts';
import { assertMemoryFits } from '#src/platform/assert-memory-fits.ts';
import { createPageCache } from '#src/platform/cache/page-cache.ts';
import { createDatabaseProbe } from '#src/platform/db/probe-database.ts';
import { readEnv } from '#src/platform/env.ts';
import { createImageService } from '#src/platform/images/image-service.ts';
import { createFairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { readMemoryLimits } from '#src/platform/read-memory-limits.ts';
import { type BadHit, badHitMessage } from '#src/search/rules/document/read-hits.ts';
import { createSiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { createApp } from './create-app.ts';
import { createKeptPages } from './http/kept-pages.ts';
import { startRenderThreads } from './http/rendering/start-render-threads.ts';
import { openStock } from './stock/open-stock.ts';

/** Age after which a kept page is rendered behind the answer, in milliseconds (ADR 3). */
const pageMaxAgeMs = 5 * 60_000;
/** Pages of one site that may wait to be rendered: about half a second's worth of one thread. */
const maxWaitingRenders = 32;
/** Time that requests in flight have after a signal, in milliseconds. */
const stopTimeoutMs = 10_000;

/** React Router's server build. */
const buildUrl = pathToFileURL(resolve('build/server/index.js')).href;
/** Longest that one page may take to render, in milliseconds: the entry gives up at 5,000 where it can. */
const maxRenderMs = 10_000;

/** Starts the server: opens the stores, loads the demo sites into an empty one, listens, and stops on a signal. */
export const serve = async (): Promise<void> => {
  const env = readEnv();
  assertMemoryFits(env, readMemoryLimits());
  const log = createLogger(env.LOG_LEVEL);
  const isDevelopment = env.FORECOURT_ENV === 'development';
  const sites = await createSiteRegistry({ sitesDir: env.SITES_DIR, log });
  const stock = await openStock({ env, log, sites });

  const images = await createImageService({
    mediaDir: resolve(env.MEDIA_DIR),
    cacheDir: resolve(env.DATA_DIR, 'images'),
    maxCacheBytes: env.IMAGE_CACHE_BYTES,
    onCacheError: (error) => log.warn({ err: error }, 'a picture was made and could not be kept'),
  });
  const pageCache = createPageCache({
    maxBytes: env.PAGE_CACHE_BYTES,
    maxAgeMs: pageMaxAgeMs,
    onRenderError: (error) => log.warn({ err: error }, 'an older page answered'),
  });
  const pathsOf = createSiteSearchPaths(stock.indexes);
  const onBadHit = (hit: BadHit): void => log.warn({ hit }, badHitMessage);
  const services: PageServices = {
    listLocalSites: () =>
      isDevelopment
        ? sites.all().map(({ name, slug }) => ({ name, address: `http://${slug}.localhost:${env.PORT}` }))
        : null,
    shell: createShellService({
      indexes: stock.indexes,
      pathsOf,
      onProblem: (error, site) => log.warn({ err: error, site }, 'a page went out without the menus of its stock'),
    }),
    home: createHomeService({ indexes: stock.indexes, pathsOf, onBadHit }),
    search: createSearchService({ indexes: stock.indexes, pathsOf, onBadHit }),
    vehicles: createVehicleService({ vehicles: stock.vehicles, indexes: stock.indexes, pathsOf, onBadHit }),
  };
  const renderer = await startRenderThreads({
    threads: env.RENDER_THREADS,
    buildUrl,
    maxRenderMs,
    queriesOf: (site, now) => createPageQueries(services, site, now),
    onPageError: (error) => log.error({ err: error }, 'a page failed'),
    onThreadEnded: (error) => log.error({ err: error }, 'a rendering thread ended'),
  });
  const pages = createKeptPages({
    cache: pageCache,
    indexes: stock.indexes,
    renderer,
    queue: createFairQueue({ maxRunning: env.RENDER_THREADS, maxWaitingByKey: maxWaitingRenders }),
  });

  let isServing = true;
  const app = await createApp({
    log,
    sites,
    pages,
    indexes: stock.indexes,
    vehicles: stock.vehicles,
    images,
    pageCache,
    readiness: {
      probeDatabase: createDatabaseProbe(stock.database.ping),
      hasMemory: () => stock.indexes.stats().sites > 0 || pageCache.stats().pages > 0,
      isServing: () => isServing,
    },
    clientDir: resolve('build/client'),
    mediaDir: resolve(env.MEDIA_DIR),
    port: env.PORT,
    isDevelopment,
    trustProxy: env.TRUST_PROXY,
    trustedHostHeader: env.TRUST_HOST_HEADER,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    maxConnections: env.MAX_CONNECTIONS,
    rateLimits: {
      perMinute: {
        api: env.RATE_LIMIT_API,
        search: env.RATE_LIMIT_SEARCH,
        pictures: env.RATE_LIMIT_PICTURES,
        pages: env.RATE_LIMIT_PAGES,
      },
      siteFactor: env.RATE_LIMIT_SITE_FACTOR,
    },
  });
  await app.listen({ port: env.PORT, host: env.HOST });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : env.PORT;
  for (const site of sites.all()) console.log(`${site.name.padEnd(28)} http://${site.slug}.localhost:${port}`);

  const stop = async (): Promise<void> => {
    if (!isServing) return;
    isServing = false;
    const timer = setTimeout(() => process.exit(1), stopTimeoutMs);
    await app.close();
    await renderer.close();
    sites.close();
    await stock.close();
    clearTimeout(timer);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};
