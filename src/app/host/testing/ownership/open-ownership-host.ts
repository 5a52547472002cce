import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { testDatabases } from '#src/platform/db/testing/open-test-databases.ts';
import { readEnv } from '#src/platform/env.ts';
import { unbuilt } from '#src/platform/http/version-route.ts';
import { createLogger } from '#src/platform/log/create-logger.ts';
import { makeTemporaryFolder } from '#src/platform/testing/make-temporary-folder.ts';
import { createSiteRegistry } from '#src/sites/server/site-registry.ts';
import { openSitesDir } from '#src/sites/server/site-source.ts';
import { createVehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { startRenderThreads } from '../../http/rendering/start-render-threads.ts';
import { openApp } from '../../main.ts';
import { openMedia } from '../../open-media.ts';
import { openStock } from '../../stock/open-stock.ts';
import { ownershipSites, writeTwinSites } from './write-twin-sites.ts';

export const ownershipCars = {
  reserved: { id: 41, slug: 'reserved-car' },
  asked: { id: 42, slug: 'asked-car' },
  watched: { id: 43, slug: 'watched-car' },
  bought: { id: 44, slug: 'bought-car' },
  ordered: { id: 45, slug: 'ordered-car' },
  /** The test hides this vehicle from the website after the owner has begun a finance application for it. */
  delisted: { id: 46, slug: 'delisted-car' },
} as const;

export const makeOwnedCar = (car: { readonly id: number; readonly slug: string }) =>
  makeTestVehicle({ ...car, stockNumber: car.slug, hasNvic: true, priceCents: 2_899_000 });

export const limitAll = (perMinute: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['API', 'CODES', 'EVENTS', 'LEADS', 'SEARCH', 'PICTURES', 'PAGES'].map((work) => [
      `RATE_LIMIT_${work}`,
      String(perMinute),
    ]),
  );

export interface ListedRoute {
  readonly method: string;
  readonly pattern: string;
}

const listenForRoutes = () => {
  const routes: ListedRoute[] = [];
  const onServer = (message: unknown): void => {
    const { fastify } = message as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((name) => ({ method: name, pattern: url })));
    });
  };
  subscribe('fastify.initialization', onServer);
  return { routes, stop: () => unsubscribe('fastify.initialization', onServer) };
};

export const openOwnershipHost = async (limits: Readonly<Record<string, string>> = limitAll(0)) => {
  const dataDir = makeTemporaryFolder('ownership');
  const env = readEnv({ ...limits, DATA_DIR: dataDir, SITES_DIR: writeTwinSites(), FORECOURT_ENV: 'production' });
  const log = createLogger('silent');
  const test = await testDatabases[0].open();
  const { database } = test;
  for (const site of Object.values(ownershipSites)) {
    const cars = Object.values(ownershipCars).map(makeOwnedCar);
    await createVehicleStore(database).saveChanges(site, cars);
  }
  const sites = await createSiteRegistry({ source: openSitesDir(env.SITES_DIR), log, watches: false });
  const stock = await openStock({ env, log, sites, database });
  const renderer = await startRenderThreads({
    threads: 1,
    buildUrl: pathToFileURL(resolve('build/server/index.js')).href,
    maxRenderMs: 10_000,
    maxFirstRenderMs: 10_000,
    onPageError: () => undefined,
    onThreadEnded: () => undefined,
  });
  const heard = listenForRoutes();
  const media = await openMedia({ env, log, database });
  const { app, close } = await openApp({
    env,
    log,
    sites,
    assetRoutes: async () => undefined,
    version: unbuilt,
    database,
    stock,
    ...media,
    renderer,
  });
  await app.ready();
  heard.stop();
  return {
    database,
    dataDir,
    routes: heard.routes,
    siteOf: sites.bySlug,
    ask: (site: string, options: InjectOptions) =>
      app.inject({ ...options, headers: { host: `${site}.localhost:3000`, ...options.headers } }),
    close: async () => {
      await close();
      await sites.close();
      await stock.close();
      await test.close();
    },
  };
};

export type OwnershipHost = Awaited<ReturnType<typeof openOwnershipHost>>;
