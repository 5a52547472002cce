import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { documentApi } from '#src/app/api/api-docs.ts';
import { carRoutes } from '#src/app/api/car-routes.ts';
import { searchApiRoutes } from '#src/app/api/search-api-routes.ts';
import { isKnownParameter } from '#src/app/storefront/known-parameters.ts';
import { sitemapRoutes } from '#src/app/storefront/sitemap/sitemap-routes.server.ts';
import type { PageCache } from '#src/platform/cache/page-cache.ts';
import { readSecret } from '#src/platform/env.ts';
import { createHttpServer, type HttpServerOptions } from '#src/platform/http/create-http-server.ts';
import { fileRoutes } from '#src/platform/http/file-routes.ts';
import { healthRoutes, type Readiness } from '#src/platform/http/health-routes.ts';
import { createMetrics, metricsRoute } from '#src/platform/http/metrics.ts';
import { createRateLimits, type LimitedWork, type RateLimitsOptions } from '#src/platform/http/rate-limits.ts';
import { imageRoutes } from '#src/platform/images/image-routes.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import type { KeptPages } from './http/kept-pages.ts';
import { pageRoutes } from './http/page-routes.ts';
import { createUnknownHostAnswer } from './http/unknown-host.ts';

export interface AppOptions extends HttpServerOptions {
  readonly sites: SiteRegistry;
  readonly pages: KeptPages;
  readonly indexes: StockIndexes;
  readonly vehicles: VehicleStore;
  readonly images: ImageService;
  readonly pageCache: PageCache;
  readonly readiness: Readiness;
  readonly clientDir: string;
  readonly mediaDir: string;
  readonly port: number;
  readonly isDevelopment: boolean;
  readonly rateLimits: Pick<RateLimitsOptions, 'perMinute' | 'siteFactor'>;
}

const logAnswers = (app: FastifyInstance, observe: (kind: string, status: number, seconds: number) => void): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const kind = request.routeOptions.url ?? 'none';
    const status = reply.raw.statusCode;
    observe(kind, status, reply.elapsedTime / 1000);
    // The path without its query: what shoppers type stays out of the log.
    const path = request.url.split('?', 1)[0];
    request.log.info({ host: request.host, path, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
};

/** Joins everything that answers requests. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const app = createHttpServer(options);
  const metrics = createMetrics();
  const siteOf = (host: string | undefined) => (host === undefined ? undefined : options.sites.byHost(host));

  logAnswers(app, metrics.observeAnswer);
  metrics.gauge(
    'forecourt_page_cache_bytes',
    'Bytes of rendered pages in memory.',
    () => options.pageCache.stats().bytes,
  );
  metrics.gauge('forecourt_page_cache_pages', 'Rendered pages in memory.', () => options.pageCache.stats().pages);
  metrics.gauge('forecourt_image_cache_bytes', 'Bytes of pictures on disk.', () => options.images.stats().bytes);
  metrics.gauge('forecourt_images_waiting', 'Pictures that wait to be made.', () => options.images.stats().waiting);

  const limits = await createRateLimits(app, {
    ...options.rateLimits,
    siteOf: ({ host }) => siteOf(host)?.slug ?? '',
    onRefused: metrics.countRefused,
  });
  /** Routes of which every request is counted. */
  const registerLimited = (work: LimitedWork, routes: FastifyPluginAsync) =>
    app.register(async (limited) => {
      limited.addHook('onRequest', limits.hook(work));
      await limited.register(routes);
    });

  await documentApi(app);
  await app.register(healthRoutes(options.readiness));
  await app.register(metricsRoute(metrics));
  await app.register(fileRoutes({ clientDir: options.clientDir, mediaDir: options.mediaDir }));
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
  await registerLimited('api', carRoutes({ siteOf, indexes: options.indexes, vehicles: options.vehicles }));
  await registerLimited(
    'search',
    searchApiRoutes({ siteOf, siteBySlug: options.sites.bySlug, readSecret, indexes: options.indexes }),
  );
  // A sitemap is put together whenever it is asked for.
  await registerLimited('pages', sitemapRoutes({ siteOf, indexes: options.indexes }));
  await app.register(
    pageRoutes({
      pages: options.pages,
      encode: options.pageCache.encode,
      siteOf,
      isKnownParameter,
      answerUnknownHost: createUnknownHostAnswer({
        sites: options.sites.all,
        port: options.port,
        isDevelopment: options.isDevelopment,
      }),
      onAnswer: metrics.countPage,
      admit: (request, reply) => limits.take('pages', request, reply),
    }),
  );
  return app;
};
