import type { FastifyInstance } from 'fastify';
import type { PageCache } from '#src/platform/cache/page-cache.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';

const logAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', (request, reply, done) => {
    const kind = request.routeOptions.url ?? 'none';
    const status = reply.raw.statusCode;
    metrics.observeAnswer(kind, status, reply.elapsedTime / 1000);
    // Without the query, so that shoppers' words stay out of the log.
    const path = request.url.split('?', 1)[0];
    request.log.info({ host: request.host, path, status, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
};

interface Caches {
  readonly cache: Pick<PageCache, 'stats'>;
  readonly images: Pick<ImageService, 'stats'>;
}

interface Observed extends Caches {
  readonly sites: Pick<SiteRegistry, 'counts'>;
}

const measureMemory = ({ cache, images }: Caches, metrics: Metrics): void => {
  metrics.gauge('forecourt_page_cache_bytes', 'Bytes of rendered pages in memory.', () => cache.stats().bytes);
  metrics.gauge('forecourt_page_cache_pages', 'Rendered pages in memory.', () => cache.stats().pages);
  metrics.gauge('forecourt_image_cache_bytes', 'Bytes of pictures on disk.', () => images.stats().bytes);
  metrics.gauge('forecourt_images_waiting', 'Pictures that wait to be made.', () => images.stats().waiting);
};

const measureSites = (sites: Observed['sites'], metrics: Metrics): void => {
  metrics.gauge('forecourt_sites_served', 'Sites that are served.', () => sites.counts().served);
  metrics.gauge(
    'forecourt_sites_outdated',
    'Sites served with their last good configuration, because their files cannot be used.',
    () => sites.counts().outdated,
  );
  metrics.gauge(
    'forecourt_sites_left_out',
    'Sites that are not served, because their files cannot be used.',
    () => sites.counts().leftOut,
  );
};

export const observeApp = (app: FastifyInstance, { sites, ...caches }: Observed, metrics: Metrics): void => {
  logAnswers(app, metrics);
  measureMemory(caches, metrics);
  measureSites(sites, metrics);
};
