import { join } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { documentApi } from '#src/app/api/api-docs.ts';
import { carRoutes } from '#src/app/api/car-routes.ts';
import { leadRoutes } from '#src/app/api/lead-routes.ts';
import { searchApiRoutes } from '#src/app/api/search-api-routes.ts';
import { type TrackingRoutesOptions, trackingRoutes } from '#src/app/api/tracking-routes.ts';
import { isPersonalPage } from '#src/app/storefront/page-address.server.ts';
import { openPageInterfaces } from '#src/app/storefront/page-interfaces.server.ts';
import { sitemapRoutes } from '#src/app/storefront/sitemap/sitemap-routes.server.ts';
import type { ReservationService } from '#src/checkout/server/reservation-service.ts';
import type { LeadService } from '#src/leads/server/submit-lead.ts';
import type { PaymentRequestService } from '#src/online-payment/server/payment-request-service.ts';
import type { PaymentMessages } from '#src/payments/server/payment-handler.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { createDatabaseProbe } from '#src/platform/db/probe-database.ts';
import { type Env, readSecret } from '#src/platform/env.ts';
import { apiFallbackRoutes, noteApiRoutes } from '#src/platform/http/api-fallback-routes.ts';
import { buildTrustProxy } from '#src/platform/http/build-trust-proxy.ts';
import { createHttpServer } from '#src/platform/http/create-http-server.ts';
import { healthRoutes } from '#src/platform/http/health-routes.ts';
import type { LimitedWork } from '#src/platform/http/limits/limit-policies.ts';
import { createRateLimits, type RateLimits, type RefusedRequest } from '#src/platform/http/limits/rate-limits.ts';
import { createMetrics, type Metrics, metricsRoute } from '#src/platform/http/metrics.ts';
import { type Version, versionRoute } from '#src/platform/http/version-route.ts';
import { imageRoutes } from '#src/platform/images/image-routes.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import { imageSiteOf } from '#src/platform/images/image-site.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { ErrorReporter } from '#src/platform/log/error-reporter.ts';
import { openMailer } from '#src/platform/mail/open-mailer.ts';
import { mediaRoutes } from '#src/platform/media/media-routes.ts';
import type { MediaStore } from '#src/platform/media/media-store.ts';
import { openSealer } from '#src/platform/sealing/open-sealer.ts';
import { openSmsSender } from '#src/platform/sms/open-sms-sender.ts';
import { traceRequests } from '#src/platform/tracing/trace-requests.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { feedPushRoutes } from '#src/stock-import/server/sources/feed-push-routes.ts';
import { createFeedSaver } from '#src/stock-import/server/sources/save-feed.ts';
import type { EventStore } from '#src/tracking/server/event-store.ts';
import { measureProduction } from './assert-ready-for-production.ts';
import type { Desk } from './desk/open-desk-app.ts';
import { sharePageMemory } from './http/copy-stamps.ts';
import { leadFormRoutes } from './http/lead-form-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import { openPages, type PageService, type Pages } from './http/page-service.ts';
import { personalPageRoutes } from './http/personal-page-routes.ts';
import { createFormAnswer } from './http/personal-pages.ts';
import { refuseLeftOutHosts } from './http/refuse-left-out-hosts.ts';
import type { PageRenderer } from './http/rendering/render-messages.ts';
import { createUnknownHostAnswer } from './http/unknown-host.ts';
import { measureDependencies } from './measure-dependencies.ts';
import { measureFeeds } from './measure-feeds.ts';
import { measureWork, type WorkMetricsOptions } from './measure-work.ts';
import { observeApp } from './observe-app.ts';
import { type OpenedHttpThread, observeHttpThread } from './open-http-thread.ts';
import type { Stock } from './stock/open-stock.ts';

export interface AppOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly database: Pick<DatabaseService, 'interactive' | 'ping' | 'connections'>;
  readonly stock: Omit<Stock, 'close'>;
  readonly renderer: PageRenderer;
  readonly tracking: Pick<TrackingRoutesOptions, 'reveals'> & { readonly events: EventStore };
  readonly leads: LeadService<ResolvedSite>;
  readonly checkout: ReservationService;
  readonly onlinePayments: PaymentRequestService;
  readonly payments: PaymentMessages;
  readonly countDue: WorkMetricsOptions['countDue'];
  readonly media: MediaStore;
  readonly countObjectFailures: () => number;
  readonly images: ImageService;
  readonly visitors: VisitorService;
  readonly assetRoutes: FastifyPluginAsync;
  readonly version: Version;
  readonly errors?: Pick<ErrorReporter, 'counts'>;
  readonly countLostSpans?: () => number;
  readonly isServing: () => boolean;
  /** Undefined if clients connect to the main thread. */
  readonly httpThread?: Pick<OpenedHttpThread, 'stampCopy' | 'onAnswered' | 'report'>;
  readonly desk: Pick<Desk, 'app' | 'isHost' | 'countOpenStreams' | 'countUnknownTexts'> | undefined;
}

const noCopies = { copyBytes: () => 0, update: undefined };

interface Surroundings {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly pages: Pages;
}

const limitWork = (
  { env, log }: AppOptions,
  { siteOf, metrics }: Pick<Surroundings, 'siteOf' | 'metrics'>,
): RateLimits =>
  createRateLimits({
    perMinute: {
      api: env.RATE_LIMIT_API,
      codes: env.RATE_LIMIT_CODES,
      events: env.RATE_LIMIT_EVENTS,
      leads: env.RATE_LIMIT_LEADS,
      search: env.RATE_LIMIT_SEARCH,
      pictures: env.RATE_LIMIT_PICTURES,
      pages: env.RATE_LIMIT_PAGES,
    },
    siteFactor: env.RATE_LIMIT_SITE_FACTOR,
    storedSiteFactor: env.RATE_LIMIT_STORED_SITE_FACTOR,
    storedBytesADay: env.RATE_LIMIT_STORED_BYTES,
    siteOf: ({ host }) => siteOf(host)?.slug ?? '',
    onRefused: ({ work, scope, site, isFirst }: RefusedRequest) => {
      metrics.countRefused(work, scope);
      // Warns once per window. While the site is at its limit, its figures and leads are incomplete.
      if (scope === 'site' && isFirst)
        log.warn({ work, site }, 'a site reached its limit: further requests are refused');
    },
  });

const addFiles = async (app: FastifyInstance, options: AppOptions, { siteOf, limits }: Surroundings) => {
  await app.register(options.assetRoutes);
  const imageSiteOfHost = ({ host }: FastifyRequest) => {
    const site = siteOf(host);
    return site && imageSiteOf(site);
  };
  await app.register(
    mediaRoutes({ media: options.media, foldersOf: (request) => imageSiteOfHost(request)?.mediaFolders ?? [] }),
  );
  await app.register(
    imageRoutes({
      images: options.images,
      siteOf: imageSiteOfHost,
      admit: (request, reply) => limits.take('pictures', request, reply),
    }),
  );
};

const addInterfaces = async (
  app: FastifyInstance,
  options: AppOptions,
  { siteOf, limits, pages }: Surroundings,
): Promise<void> => {
  const { env, log, stock, sites, tracking, leads } = options;
  const { indexes, vehicles } = stock;
  const registerLimited = (work: LimitedWork, routes: FastifyPluginAsync) =>
    app.register(async (limited) => {
      limits.guard(limited, work);
      await limited.register(routes);
    });
  await registerLimited('api', carRoutes({ siteOf, indexes, vehicles, views: tracking.events }));
  await registerLimited(
    'api',
    feedPushRoutes({
      siteOf,
      readSecret,
      save: createFeedSaver(join(env.DATA_DIR, 'tmp'), env.FEED_BYTES),
      maxBytes: env.FEED_BYTES,
      importFeed: stock.importForSite,
    }),
  );
  await registerLimited('events', trackingRoutes({ siteOf, ...tracking }));
  await registerLimited('leads', leadRoutes({ siteOf, leads }));
  const ofPages = openPageInterfaces({
    ...options,
    ...stock,
    siteOf,
    readSecret,
    sms: openSmsSender(env, log),
    mailer: openMailer(env, log),
    sealer: openSealer(env),
    answerForm: createFormAnswer({ pages: pages.forms, siteOf }),
  });
  for (const { work, routes } of ofPages) await registerLimited(work, routes);
  await registerLimited('search', searchApiRoutes({ siteOf, siteBySlug: sites.bySlug, readSecret, indexes }));
  await registerLimited('pages', sitemapRoutes({ siteOf, indexes }));
};

const addPages = async (
  app: FastifyInstance,
  { env, sites, leads, httpThread }: AppOptions,
  { siteOf, limits, metrics, pages }: Surroundings,
): Promise<void> => {
  const answerUnknownHost = createUnknownHostAnswer({
    sites: sites.all,
    port: env.PORT,
    isDevelopment: env.FORECOURT_ENV === 'development',
  });
  const common = { siteOf, answerUnknownHost };
  const { service, cache, admit, waiting, forms, answerPersonal } = pages;
  await app.register(
    pageRoutes({
      ...common,
      admit,
      waiting,
      answerPersonal,
      pages: service,
      encode: cache.encode,
      isPersonal: isPersonalPage,
      onAnswer: metrics.countPage,
      stampCopy: httpThread?.stampCopy,
    }),
  );
  await app.register(personalPageRoutes({ ...common, pages: forms }));
  await app.register(
    leadFormRoutes({
      ...common,
      leads,
      pages: forms,
      begin: (request, reply) => limits.begin('leads', request, reply),
    }),
  );
};

const passToDesk = (app: FastifyInstance, desk: NonNullable<AppOptions['desk']>): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (!desk.isHost(request.host)) return;
    reply.hijack();
    desk.app.routing(request.raw, reply.raw);
  });
  app.addHook('preClose', () => desk.app.close());
};

export const createApp = async (
  options: AppOptions,
): Promise<{ readonly app: FastifyInstance; readonly pages: PageService }> => {
  const { env, log, sites, database, stock, errors, countLostSpans = () => 0, isServing, httpThread } = options;
  const app = createHttpServer({
    log,
    trustProxy: env.TRUST_PROXY,
    trustedHostHeader: env.TRUST_HOST_HEADER,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    // The HTTP thread limits the connections of clients.
    maxConnections: httpThread === undefined ? env.MAX_CONNECTIONS : 0,
    isBehindHttpThread: httpThread !== undefined,
  });
  const metrics = createMetrics();
  const { copyBytes, update } = httpThread === undefined ? noCopies : observeHttpThread(httpThread, metrics);
  const siteOf = (host: string | undefined) => (host === undefined ? undefined : sites.byHost(host));
  traceRequests(app, { siteSlugOf: (host) => siteOf(host)?.slug, isTrusted: buildTrustProxy(env.TRUST_PROXY) });
  if (options.desk !== undefined) passToDesk(app, options.desk);
  const limits = limitWork(options, { siteOf, metrics });
  const cacheBytes = httpThread === undefined ? env.PAGE_CACHE_BYTES : sharePageMemory(env.PAGE_CACHE_BYTES).cacheBytes;
  const pages = openPages({ ...options, limits, cacheBytes });
  const around: Surroundings = { siteOf, metrics, limits, pages };
  observeApp(app, { ...options, cache: pages.cache, copyBytes, indexes: stock.indexes }, metrics);
  measureFeeds({ database, sites, log }, metrics);
  measureProduction({ env, sites }, metrics);
  measureWork(options, metrics);
  const probeDatabase = createDatabaseProbe(database.ping);
  measureDependencies({ dataDir: env.DATA_DIR, probeDatabase }, metrics);
  const countErrors = errors?.counts ?? (() => new Map());
  metrics.countBy('fingerprint', 'forecourt_errors_total', 'Errors in the log, by fingerprint.', countErrors);
  metrics.counter(
    'forecourt_spans_lost_total',
    'Spans of traces that could not be sent or found the queue full.',
    countLostSpans,
  );
  metrics.counter(
    'forecourt_unknown_texts_total',
    'Inbound text messages from numbers that no lead has.',
    () => options.desk?.countUnknownTexts() ?? 0,
  );
  const apiRoutes = noteApiRoutes(app);
  await documentApi(app);
  await app.register(
    healthRoutes({
      isServing,
      probeDatabase,
      hasMemory: () => stock.indexes.stats().sites > 0 || pages.cache.stats().pages > 0,
      countSites: sites.counts,
    }),
  );
  await app.register(metricsRoute(metrics, update));
  await app.register(versionRoute(options.version));
  metrics.info('forecourt_build_info', 'What is running: always 1.', {
    version: options.version.version,
    commit: options.version.commit ?? 'unknown',
  });
  await app.register(async (ofSites) => {
    refuseLeftOutHosts(ofSites, sites.isLeftOut);
    await addFiles(ofSites, options, around);
    await addInterfaces(ofSites, options, around);
    await ofSites.register(async (limited) => {
      limits.guard(limited, 'api');
      await limited.register(apiFallbackRoutes(apiRoutes));
    });
    await addPages(ofSites, options, around);
  });
  return { app, pages: pages.service };
};
