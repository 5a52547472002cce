import type { FastifyInstance } from 'fastify';
import type { PageCache } from '#src/platform/cache/page-cache.ts';
import { logAnswer } from '#src/platform/http/log-answer.ts';
import type { Metrics } from '#src/platform/http/metrics.ts';
import type { ImageService } from '#src/platform/images/image-service.ts';
import { readMemoryLimits } from '#src/platform/read-memory-limits.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';

const logAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', (request, reply, done) => {
    metrics.observeAnswer(request.routeOptions.url ?? 'none', reply.raw.statusCode, reply.elapsedTime / 1000);
    logAnswer(request, reply);
    done();
  });
};

interface Caches {
  readonly cache: Pick<PageCache, 'stats'>;
  readonly copyBytes: () => number;
  readonly images: Pick<ImageService, 'stats'>;
  readonly indexes: Pick<StockIndexes, 'stats'>;
}

interface Observed extends Caches {
  readonly sites: Pick<SiteRegistry, 'counts'>;
  readonly countObjectFailures: () => number;
}

const measureMemory = ({ cache, copyBytes, images, indexes }: Caches, metrics: Metrics): void => {
  const pageBytes = (): number => cache.stats().bytes + copyBytes();
  metrics.gauge('forecourt_page_cache_bytes', 'Bytes of rendered pages in memory.', pageBytes);
  metrics.gauge('forecourt_page_cache_pages', 'Rendered pages in memory.', () => cache.stats().pages);
  metrics.gauge('forecourt_search_indexes', 'Sites whose search index is in memory.', () => indexes.stats().sites);
  metrics.gauge('forecourt_image_cache_bytes', 'Bytes of pictures on disk.', () => images.stats().bytes);
  metrics.gauge('forecourt_images_waiting', 'Pictures waiting to be made.', () => images.stats().waiting);
  const { machineBytes } = readMemoryLimits();
  metrics.gauge('forecourt_memory_limit_bytes', 'Memory of the machine or container.', () => machineBytes);
  metrics.gaugeBy('owner', 'forecourt_memory_bytes', "The process's memory by owner.", async () => {
    const [pages, search] = [pageBytes(), indexes.stats().bytes];
    const rest = Math.max(0, process.memoryUsage.rss() - pages - search);
    return new Map(Object.entries({ pages, search, rest }));
  });
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

export const observeApp = (
  app: FastifyInstance,
  { sites, countObjectFailures, ...caches }: Observed,
  metrics: Metrics,
): void => {
  metrics.counter('forecourt_object_store_failures_total', 'Failures of the object store.', countObjectFailures);
  logAnswers(app, metrics);
  measureMemory(caches, metrics);
  measureSites(sites, metrics);
};
