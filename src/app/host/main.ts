import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertMemoryFits } from '#src/platform/assert-memory-fits.ts';
import { assertFoldersExist } from '#src/platform/env/assert-folders-exist.ts';
import { type Env, readEnv } from '#src/platform/env.ts';
import { builtAssetRoutes } from '#src/platform/http/file-routes.ts';
import { createLogger, type Logger } from '#src/platform/log/create-logger.ts';
import { readMemoryLimits } from '#src/platform/read-memory-limits.ts';
import { createSiteRegistry, type SiteRegistry } from '#src/sites/server/site-registry.ts';
import type { PageRenderer } from './http/rendering/page-renderer.ts';
import { startRenderThreads } from './http/rendering/start-render-threads.ts';
import { openApp } from './open-app.ts';
import { openDatabaseOf } from './open-database-of.ts';
import { openImages } from './open-images.ts';
import { openStock } from './stock/open-stock.ts';

/** Grace period for requests in flight after a signal. */
const stopTimeoutMs = 10_000;
const buildUrl = pathToFileURL(resolve('build/server/index.js')).href;
/** Terminates the thread of a page that outlasts the entry's own timeout of 5,000 ms. */
const maxRenderMs = 10_000;

const startRenderer = (env: Env, log: Logger): Promise<PageRenderer> =>
  startRenderThreads({
    threads: env.RENDER_THREADS,
    buildUrl,
    maxRenderMs,
    onPageError: (error) => log.error({ err: error }, 'a page failed'),
    onThreadEnded: (error) => log.error({ err: error }, 'a rendering thread ended'),
  });

/** Opens the slow parts in parallel. When one fails, the renderer is closed. */
const openParts = async (env: Env, log: Logger, sites: SiteRegistry) => {
  const starting = startRenderer(env, log);
  const opening = openDatabaseOf(env, log).then(async (database) => ({
    database,
    stock: await openStock({ env, log, sites, database }),
  }));
  const [{ database, stock }, images] = await Promise.all([opening, openImages(env, log)]).catch(
    async (error: unknown) => {
      await starting.then((renderer) => renderer.close()).catch(() => undefined);
      throw error;
    },
  );
  return { database, stock, images, renderer: await starting };
};

/** On the first signal, ends requests in flight, closes the other parts and exits. */
const stopOnSignal = (parts: readonly (() => unknown)[]): void => {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    const timer = setTimeout(() => process.exit(1), stopTimeoutMs);
    for (const close of parts) await close();
    clearTimeout(timer);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
};

/** Starts the server: opens the stores, loads demo stock into an empty one, listens, and stops on a signal. */
export const serve = async (): Promise<void> => {
  const env = readEnv();
  assertFoldersExist(env);
  assertMemoryFits(env, readMemoryLimits());
  const log = createLogger(env.LOG_LEVEL);
  const sites = await createSiteRegistry({ sitesDir: env.SITES_DIR, log });
  const parts = await openParts(env, log, sites);
  const assetRoutes = builtAssetRoutes(resolve('build/client'));
  const { app, close } = await openApp({ env, log, sites, assetRoutes, ...parts });
  await app.listen({ port: env.PORT, host: env.HOST });
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : env.PORT;
  for (const site of sites.all()) console.log(`${site.name.padEnd(28)} http://${site.slug}.localhost:${port}`);
  stopOnSignal([close, sites.close, parts.stock.close, parts.database.close]);
};
