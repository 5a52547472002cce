import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#src/platform/http/metrics.ts';
import type { AppOptions } from './app-options.ts';

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

const measureMemory = ({ pages, images }: Pick<AppOptions, 'pages' | 'images'>, metrics: Metrics): void => {
  metrics.gauge('forecourt_page_cache_bytes', 'Bytes of rendered pages in memory.', () => pages.cache.stats().bytes);
  metrics.gauge('forecourt_page_cache_pages', 'Rendered pages in memory.', () => pages.cache.stats().pages);
  metrics.gauge('forecourt_image_cache_bytes', 'Bytes of pictures on disk.', () => images.stats().bytes);
  metrics.gauge('forecourt_images_waiting', 'Pictures that wait to be made.', () => images.stats().waiting);
};

export const observeApp = (
  app: FastifyInstance,
  kept: Pick<AppOptions, 'pages' | 'images'>,
  metrics: Metrics,
): void => {
  logAnswers(app, metrics);
  measureMemory(kept, metrics);
};
