import type { FastifyInstance } from 'fastify';
import type { PageCache } from '#src/platform/cache/page-cache.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';

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

const measureMemory = ({ cache, images }: Caches, metrics: Metrics): void => {
  metrics.gauge('forecourt_page_cache_bytes', 'Bytes of rendered pages in memory.', () => cache.stats().bytes);
  metrics.gauge('forecourt_page_cache_pages', 'Rendered pages in memory.', () => cache.stats().pages);
  metrics.gauge('forecourt_image_cache_bytes', 'Bytes of pictures on disk.', () => images.stats().bytes);
  metrics.gauge('forecourt_images_waiting', 'Pictures that wait to be made.', () => images.stats().waiting);
};

export const observeApp = (app: FastifyInstance, caches: Caches, metrics: Metrics): void => {
  logAnswers(app, metrics);
  measureMemory(caches, metrics);
};
