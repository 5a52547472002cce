import { resolve } from 'node:path';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { documentApi } from '#src/app/api/api-docs.ts';
import { carRoutes } from '#src/app/api/car-routes.ts';
import { leadRoutes } from '#src/app/api/lead-routes.ts';
import { searchApiRoutes } from '#src/app/api/search-api-routes.ts';
import { trackingRoutes } from '#src/app/api/tracking-routes.ts';
import { isPersonalPage } from '#src/app/storefront/is-personal-page.ts';
import { isKnownParameter } from '#src/app/storefront/known-parameters.ts';
import { openPageInterfaces } from '#src/app/storefront/page-interfaces.server.ts';
import { sitemapRoutes } from '#src/app/storefront/sitemap/sitemap-routes.server.ts';
import { createReceiptReader } from '#src/checkout/server/receipt/receipt-cookie.ts';
import { createReceiptLinks } from '#src/checkout/server/receipt/receipt-links.ts';
import { readSecret } from '#src/platform/env.ts';
import { apiFallbackRoutes, noteApiRoutes } from '#src/platform/http/api-fallback-routes.ts';
import { createHttpServer } from '#src/platform/http/create-http-server.ts';
import { mediaRoutes } from '#src/platform/http/file-routes.ts';
import { healthRoutes } from '#src/platform/http/health-routes.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import { createRateLimits, type LimitedWork, type RefusedRequest } from '#src/platform/http/limits/rate-limits.ts';
import { createMetrics, metricsRoute } from '#src/platform/http/metrics.ts';
import { imageRoutes } from '#src/platform/images/image-routes.ts';
import { openMailer } from '#src/platform/mail/open-mailer.ts';
import { openSealer } from '#src/platform/sealing/open-sealer.ts';
import { openSmsSender } from '#src/platform/sms/open-sms-sender.ts';
import type { AppOptions, Surroundings } from './app-options.ts';
import { createVisitReader } from './http/create-visit-reader.ts';
import { leadFormRoutes } from './http/lead-form-routes.ts';
import { pageRoutes } from './http/page-routes.ts';
import { personalPageRoutes } from './http/personal-page-routes.ts';
import { createFormAnswer, createFormPages, createPersonalAnswer, createPersonalPages } from './http/personal-pages.ts';
import { createUnknownHostAnswer } from './http/unknown-host.ts';
import { observeApp } from './observe-app.ts';

/** Pages to be rendered that one address may wait for at a time. */
const maxWaitingByAddress = 16;

const openEdge = ({ env, log }: AppOptions): FastifyInstance =>
  createHttpServer({
    log,
    trustProxy: env.TRUST_PROXY,
    trustedHostHeader: env.TRUST_HOST_HEADER,
    requestTimeoutMs: env.REQUEST_TIMEOUT_MS,
    maxConnections: env.MAX_CONNECTIONS,
  });

const limitWork = ({ env, log }: AppOptions, around: Omit<Surroundings, 'limits'>) =>
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
    siteOf: ({ host }) => around.siteOf(host)?.slug ?? '',
    onRefused: ({ work, scope, site, isFirst }: RefusedRequest) => {
      around.metrics.countRefused(work, scope);
      // One line per window, because the site's figures and forms are incomplete from here on.
      if (scope === 'site' && isFirst)
        log.warn({ work, site }, 'a site reached its limit: further requests are refused');
    },
  });

const addFiles = async (app: FastifyInstance, options: AppOptions, { siteOf, limits }: Surroundings) => {
  await app.register(options.assetRoutes);
  await app.register(mediaRoutes(resolve(options.env.MEDIA_DIR)));
  await app.register(
    imageRoutes({
      images: options.images,
      siteOf: ({ host }) => {
        const site = siteOf(host);
        return { id: site?.slug ?? '', allowedHosts: site?.config.images.allowedHosts ?? [] };
      },
      admit: (request, reply) => limits.take('pictures', request, reply),
    }),
  );
};

const addInterfaces = async (
  app: FastifyInstance,
  {
    env,
    stock,
    sites,
    database,
    tracking,
    images,
    visitors,
    leads,
    checkout,
    onlinePayments,
    payments,
    log,
  }: AppOptions,
  { siteOf, limits }: Surroundings,
  { forms }: VisitorPages,
) => {
  const registerLimited = (work: LimitedWork, routes: FastifyPluginAsync) =>
    app.register(async (limited) => {
      limits.guard(limited, work);
      await limited.register(routes);
    });
  const { indexes, vehicles } = stock;
  await registerLimited('api', carRoutes({ siteOf, indexes, vehicles, views: tracking.events }));
  await registerLimited('events', trackingRoutes({ siteOf, ...tracking }));
  await registerLimited('leads', leadRoutes({ siteOf, leads }));
  const sms = openSmsSender(env, log);
  const mailer = openMailer(env, log);
  const ofPages = openPageInterfaces({
    siteOf,
    sites,
    database,
    images,
    visitors,
    leads,
    sms,
    mailer,
    checkout,
    onlinePayments,
    payments,
    sealer: openSealer(env),
    readSecret,
    log,
    answerForm: createFormAnswer({ pages: forms, siteOf }),
    ...stock,
  });
  for (const { work, routes } of ofPages) await registerLimited(work, routes);
  await registerLimited('search', searchApiRoutes({ siteOf, siteBySlug: sites.bySlug, readSecret, indexes }));
  await registerLimited('pages', sitemapRoutes({ siteOf, indexes }));
};

/** Sets up pages rendered for one visitor, within the limits that all pages share. */
const openVisitorPages = ({ database, pages, visitors }: AppOptions, { limits }: Surroundings) => {
  const bounds: Pick<Parameters<typeof createPersonalPages>[0], 'admit' | 'waiting'> = {
    admit: (request, reply) => limits.take('pages', request, reply),
    waiting: createConcurrencyLimit(maxWaitingByAddress, 'Too many pages at a time. Please try again shortly.'),
  };
  const personal = createPersonalPages({ ...bounds, ...pages.personal });
  const readVisit = createVisitReader(visitors, createReceiptReader(createReceiptLinks(database)));
  const forms = createFormPages({ pages: personal, isPersonal: isPersonalPage, readVisit });
  return { bounds, answerPersonal: createPersonalAnswer(personal, readVisit), forms };
};

type VisitorPages = ReturnType<typeof openVisitorPages>;

const addPages = async (
  app: FastifyInstance,
  { env, sites, pages, leads }: AppOptions,
  around: Surroundings,
  { bounds, answerPersonal, forms }: VisitorPages,
) => {
  const { siteOf, limits, metrics } = around;
  const answerUnknownHost = createUnknownHostAnswer({
    sites: sites.all,
    port: env.PORT,
    isDevelopment: env.FORECOURT_ENV === 'development',
  });
  const common = { siteOf, answerUnknownHost };
  const { kept, cache } = pages;
  await app.register(
    pageRoutes({
      ...common,
      ...bounds,
      pages: kept,
      encode: cache.encode,
      isKnownParameter,
      isPersonal: isPersonalPage,
      answerPersonal,
      onAnswer: metrics.countPage,
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

export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = openEdge(options);
  const metrics = createMetrics();
  const siteOf = (host: string | undefined) => (host === undefined ? undefined : options.sites.byHost(host));
  observeApp(app, options, metrics);
  const around: Surroundings = { siteOf, metrics, limits: limitWork(options, { siteOf, metrics }) };
  const apiRoutes = noteApiRoutes(app);
  await documentApi(app);
  await app.register(healthRoutes(options.readiness));
  await app.register(metricsRoute(metrics));
  await addFiles(app, options, around);
  const visitorPages = openVisitorPages(options, around);
  await addInterfaces(app, options, around, visitorPages);
  await app.register(async (limited) => {
    around.limits.guard(limited, 'api');
    await limited.register(apiFallbackRoutes(apiRoutes));
  });
  await addPages(app, options, around, visitorPages);
  return app;
};
