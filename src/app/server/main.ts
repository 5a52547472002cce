import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { createPageCache } from '#src/platform/cache/page-cache.ts';
import { readEnv } from '#src/platform/env.ts';
import { createImageService } from '#src/platform/images/image-service.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { createApp } from './create-app.ts';
import { createStock } from './create-stock.ts';
import { createHomeService } from './home-service.ts';
import { createSearchService } from './search-service.ts';
import { createShellService } from './shell-service.ts';
import { createSiteSearchPaths } from './site-search-paths.ts';
import { createVehicleService } from './vehicle-service.ts';

/** Age after which a kept page is rendered behind the answer, in milliseconds (ADR 3). */
const pageMaxAgeMs = 5 * 60_000;
/** Time that requests in flight have after a signal, in milliseconds. */
const stopTimeoutMs = 10_000;

interface PageBuild extends ServerBuild {
  readonly entry: ServerBuild['entry'] & {
    readonly module: { readonly onPageError: (report: (error: unknown) => void) => void };
  };
}

const loadPageBuild = async (): Promise<PageBuild> =>
  import(pathToFileURL(resolve('build/server/index.js')).href) as Promise<PageBuild>;

/** Starts the server: opens the stores, loads the demo sites into an empty one, listens, and stops on a signal. */
export const serve = async (): Promise<void> => {
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  const isDevelopment = env.FORECOURT_ENV === 'development';
  const sites = await createSiteRegistry({ sitesDir: env.SITES_DIR, log });
  const stock = await createStock({ env, log, sites });
  const build = await loadPageBuild();
  build.entry.module.onPageError((error) => log.error({ err: error }, 'a page failed'));

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
  const services = {
    isDevelopment,
    listLocalSites: () =>
      sites.all().map(({ name, slug }) => ({ name, address: `http://${slug}.localhost:${env.PORT}` })),
    shell: createShellService({ indexes: stock.indexes, pathsOf }),
    home: createHomeService({ indexes: stock.indexes, pathsOf }),
    search: createSearchService({ indexes: stock.indexes, pathsOf }),
    vehicles: createVehicleService({ vehicles: stock.vehicles, indexes: stock.indexes, pathsOf }),
  };

  let isServing = true;
  const app = await createApp({
    log,
    build,
    sites,
    services,
    indexes: stock.indexes,
    vehicles: stock.vehicles,
    images,
    pageCache,
    stockVersionOf: stock.versionOf,
    readiness: { ping: stock.database.ping, isServing: () => isServing },
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
    sites.close();
    await stock.close();
    clearTimeout(timer);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};
