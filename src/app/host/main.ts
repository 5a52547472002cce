import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createVisitorService } from '#src/account/server/visitor-service.ts';
import { createVisitorStore } from '#src/account/server/visitor-store.ts';
import { visitorDataMoves } from '#src/app/storefront/visitor-data.server.ts';
import { outboxJobName } from '#src/leads/server/outbox-job.ts';
import { assertMemoryFits } from '#src/platform/assert-memory-fits.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { assertFoldersExist } from '#src/platform/env/assert-folders-exist.ts';
import { type Env, readEnv } from '#src/platform/env.ts';
import { builtAssetRoutes } from '#src/platform/http/file-routes.ts';
import { toListenError } from '#src/platform/http/listen-error.ts';
import { readVersion } from '#src/platform/http/version-route.ts';
import { createRetentionJob } from '#src/platform/jobs/retention-job.ts';
import { startJobs } from '#src/platform/jobs/start-jobs.ts';
import { createLogger, type Logger } from '#src/platform/log/create-logger.ts';
import { createErrorReporter } from '#src/platform/log/error-reporter.ts';
import { readMemoryLimits } from '#src/platform/read-memory-limits.ts';
import { startTracing } from '#src/platform/tracing/start-tracing.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { createEventStore } from '#src/tracking/server/event-store.ts';
import { createRevealStore } from '#src/tracking/server/reveal-store.ts';
import { type AppOptions, createApp } from './create-app.ts';
import { createPictureJob } from './create-picture-job.ts';
import type { DeskBuild } from './desk/desk-pages.ts';
import { type Desk, type DeskFiles, openDeskApp } from './desk/open-desk-app.ts';
import type { PageRenderer } from './http/rendering/render-messages.ts';
import { startRenderThreads } from './http/rendering/start-render-threads.ts';
import { warmUp } from './http/warm-up.ts';
import { listRetentions } from './list-retentions.ts';
import { openFeedReports } from './open-feed-reports.ts';
import { type OpenedHttpThread, openHttpThread } from './open-http-thread.ts';
import { openInParallel } from './open-in-parallel.ts';
import { openLeads } from './open-leads.ts';
import { openNotices } from './open-notices.ts';
import { openPayables } from './open-payables.ts';
import { openStores } from './open-stores.ts';
import { openFeedSources } from './stock/open-feed-sources.ts';
import type { Stock } from './stock/open-stock.ts';
import { warnOfMissingMedia } from './warn-of-missing-media.ts';

export interface OpenAppOptions
  extends Pick<
    AppOptions,
    | 'env'
    | 'log'
    | 'sites'
    | 'media'
    | 'countObjectFailures'
    | 'images'
    | 'renderer'
    | 'assetRoutes'
    | 'version'
    | 'errors'
    | 'countLostSpans'
  > {
  readonly database: DatabaseService;
  readonly stock: Stock;
  /** Without these files, the desk is off, even if DESK_HOST is set. */
  readonly deskFiles?: DeskFiles;
  readonly httpThread?: OpenedHttpThread;
}

export interface OpenedApp {
  readonly app: FastifyInstance;
  readonly desk: Desk | undefined;
  /** Warms up, then marks the server as ready. Returns false if the server stops first. */
  readonly becomeReady: () => Promise<boolean>;
  readonly drain: () => void;
  readonly close: () => Promise<void>;
}

/** Starts the jobs. The returned server doesn't listen yet. */
export const openApp = async (options: OpenAppOptions): Promise<OpenedApp> => {
  const { database, stock, renderer, env, log } = options;
  const visitors = createVisitorStore(database.interactive, visitorDataMoves);
  const visitorService = createVisitorService(visitors);
  // `jobs` is defined further down; nothing is queued before that.
  const onDeliveriesQueued = (): void => jobs.wake(outboxJobName);
  const { leads, outbox, findMailAddition } = openLeads({
    ...options,
    onDeliveriesQueued,
    vehicles: stock.vehicles,
    visitors: visitorService,
  });
  const payables = openPayables({ ...options, onDeliveriesQueued });
  const notices = openNotices(options);
  const { deskFiles } = options;
  const desk =
    deskFiles &&
    (await openDeskApp({
      ...options,
      ...payables,
      findMailAddition,
      onDeliveriesQueued,
      vehicles: stock.vehicles,
      files: deskFiles,
    }));
  const feedSources = openFeedSources({ env, log, sites: options.sites, database, stock });
  const events = createEventStore(database);
  const reveals = createRevealStore(database);
  const retention = createRetentionJob({
    retentions: listRetentions({ database, env, visitors, events, reveals, paymentEvents: payables.messages.events }),
    onPurged: (kind, count) => log.info({ kind, count }, 'expired rows were purged'),
    onProblem: (kind, error) => log.warn({ err: error, kind }, 'expired rows could not be purged'),
  });
  let state: 'warming up' | 'serving' | 'stopping' = 'warming up';
  const jobs = startJobs(
    [
      outbox,
      ...payables.jobs,
      notices.job,
      feedSources,
      openFeedReports(options),
      retention,
      ...createPictureJob(options),
      ...(options.httpThread === undefined ? [] : [options.httpThread.job]),
      ...(desk?.jobs ?? []),
    ],
    (job, error) => log.warn({ err: error, job }, 'a job failed and will run again'),
  );
  const { app, pages } = await createApp({
    ...options,
    leads,
    checkout: payables.checkout,
    onlinePayments: payables.onlinePayments,
    payments: payables.messages,
    countDue: payables.countDue,
    tracking: { events, reveals },
    visitors: visitorService,
    isServing: () => state === 'serving',
    desk,
  });
  return {
    app,
    desk,
    becomeReady: async () => {
      const sites = options.sites.all();
      const startedMs = performance.now();
      const warm = await warmUp({
        pages,
        sites,
        maxSeconds: env.WARM_UP_SECONDS,
        maxFirstSeconds: maxFirstRenderMs / 1000,
      });
      if (state === 'stopping') return false;
      state = 'serving';
      log.info({ sites: sites.length, warm, ms: Math.round(performance.now() - startedMs) }, 'ready');
      return true;
    },
    drain: () => {
      state = 'stopping';
    },
    close: async () => {
      state = 'stopping';
      notices.stopListening();
      // Ends the desk's streams of events, for which the HTTP thread would otherwise wait.
      await Promise.all([options.httpThread?.close(), desk?.app.close()]);
      await app.close();
      await jobs.stop();
      await renderer.close();
    },
  };
};

/** Milliseconds that closing the server can take. If it takes longer, the process exits with code 1. */
const stopTimeoutMs = 10_000;
const buildUrl = pathToFileURL(resolve('build/server/index.js')).href;
const deskBuildUrl = pathToFileURL(resolve('build/console/server/index.js')).href;
/** Time after which a page's thread is terminated. entry.server.tsx aborts a render after 5,000 ms. */
const maxRenderMs = 10_000;
const maxFirstRenderMs = 60_000;

const startRenderer = (env: Env, log: Logger): Promise<PageRenderer> =>
  startRenderThreads({
    threads: env.RENDER_THREADS,
    buildUrl,
    maxRenderMs,
    maxFirstRenderMs,
    onPageError: (error) => log.error({ err: error }, 'a page failed'),
    onThreadEnded: (error) => log.error({ err: error }, 'a rendering thread ended'),
  });

/**
 * On the first signal, drains, closes the parts in order and exits. A second signal ends the drain immediately, for a
 * person waiting at a terminal.
 */
const stopOnSignal = (log: Logger, drain: () => Promise<unknown>, parts: readonly (() => unknown)[]): void => {
  const hurry = Promise.withResolvers<void>();
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) return hurry.resolve();
    isStopping = true;
    const startedMs = performance.now();
    log.info({ signal }, 'stopping: requests in flight are finished first');
    await Promise.race([drain(), hurry.promise]);
    const timer = setTimeout(() => {
      log.warn({ ms: stopTimeoutMs }, 'stopping took too long, so the process ends now');
      process.exit(1);
    }, stopTimeoutMs);
    for (const close of parts) await close();
    clearTimeout(timer);
    log.info({ ms: Math.round(performance.now() - startedMs) }, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (received) => void stop(received));
};

/** Logs the port at every LOG_LEVEL except silent, because supervisors in production wait for that line. */
const logPort = (env: Env, log: Logger, sites: readonly ResolvedSite[], port: number): void => {
  const level = env.LOG_LEVEL === 'silent' ? 'silent' : 'info';
  log.child({}, { level }).info({ host: env.HOST, port, sites: sites.length }, 'listening');
};

const openDeskFiles = (): DeskFiles => {
  let loading: Promise<DeskBuild> | undefined;
  return {
    loadBuild: () => {
      loading ??= import(/* @vite-ignore */ deskBuildUrl) as Promise<DeskBuild>;
      return loading;
    },
    assetRoutes: builtAssetRoutes(resolve('build/console/client')),
    mode: 'production',
  };
};

/** The demo owners sign in with these one-time links, because at the first start they have no passkeys. */
export const printDeskLinks = async (desk: Desk | undefined, port: number): Promise<void> => {
  for (const { siteName, url } of (await desk?.openDemoLinks(port)) ?? []) {
    console.log(`${`Desk of ${siteName}`.padEnd(28)} ${url}`);
  }
};

const printAddresses = (sites: readonly ResolvedSite[], port: number): void => {
  for (const site of sites) console.log(`${site.name.padEnd(28)} http://${site.slug}.localhost:${port}`);
};

export const serve = async (): Promise<void> => {
  const env = readEnv();
  assertFoldersExist(env);
  assertMemoryFits(env, readMemoryLimits());
  const version = readVersion(resolve('build/version.json'));
  const errors = createErrorReporter({ url: env.ERROR_WEBHOOK_URL, version });
  const log = createLogger(env.LOG_LEVEL, errors.note);
  const tracing = await startTracing({ env, version, log });
  const httpThread = openHttpThread(env);
  const parts = await openInParallel(
    () => startRenderer(env, log),
    () => openStores({ env, log, version, onSiteChanged: httpThread.onSiteChanged }),
  );
  const { sites } = parts;
  const assetRoutes = builtAssetRoutes(resolve('build/client'));
  const { app, desk, becomeReady, drain, close } = await openApp({
    env,
    log,
    assetRoutes,
    deskFiles: openDeskFiles(),
    version,
    errors,
    countLostSpans: tracing.countLost,
    httpThread,
    ...parts,
  });
  await app.listen({ path: httpThread.socketPath });
  const port = await httpThread.listen({ port: env.PORT, host: env.HOST }).catch((error: unknown) => {
    throw toListenError(error, env);
  });
  if (env.FORECOURT_ENV === 'production') logPort(env, log, sites.all(), port);
  void becomeReady().then((isReady) => {
    // Printed only now, because people open an address as soon as they see it.
    if (!isReady || env.FORECOURT_ENV === 'production') return;
    printAddresses(sites.all(), port);
    void printDeskLinks(desk, port).catch((error: unknown) => log.warn({ err: error }, 'no link to the desk was made'));
  });
  void warnOfMissingMedia({ log, ...parts });
  const drainFirst = (): Promise<void> => {
    drain();
    return wait(env.DRAIN_SECONDS * 1000);
  };
  stopOnSignal(log, drainFirst, [close, parts.closeStores, tracing.end]);
};
