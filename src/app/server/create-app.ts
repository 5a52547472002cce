import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { PageCache } from '#src/platform/cache/page-cache.ts';
import { readSecret } from '#src/platform/env.ts';
import { createMetrics, metricsRoute } from '#src/platform/http/metrics.ts';
import { createRateLimits, type LimitedWork, type RateLimitsOptions } from '#src/platform/http/rate-limits.ts';
import { imageRoutes } from '#src/platform/images/image-routes.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import type { StockIndexes } from '#src/search/server/stock-index.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import type { VehicleStore } from '#src/vehicle/server/vehicle-store.ts';
import { documentApi } from './api-docs.ts';
import { apiRoutes } from './api-routes.ts';
import { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
import type { PageSource } from './create-page-source.ts';
import { healthRoutes, type Readiness } from './health-routes.ts';
import { isKnownParameter } from './known-parameters.ts';
import { pageRoutes } from './page-routes.ts';
import { searchApiRoutes } from './search-api-routes.ts';
import { seoRoutes } from './seo-routes.ts';
import { staticRoutes } from './static-routes.ts';
import { createUnknownHostAnswer } from './unknown-host.ts';

export interface AppOptions extends HttpServerOptions {
  readonly sites: SiteRegistry;
  readonly pages: PageSource;
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
  await app.register(staticRoutes({ clientDir: options.clientDir, mediaDir: options.mediaDir }));
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
  await registerLimited('api', apiRoutes({ siteOf, indexes: options.indexes, vehicles: options.vehicles }));
  await registerLimited(
    'search',
    searchApiRoutes({ siteOf, siteById: options.sites.bySlug, readSecret, indexes: options.indexes }),
  );
  // A sitemap is put together whenever it is asked for.
  await registerLimited('pages', seoRoutes({ siteOf, indexes: options.indexes }));
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
