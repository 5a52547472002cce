import { openPageQueries } from '#src/app/storefront/page-queries.server.ts';
import { createPageCache } from '#src/platform/cache/page-cache.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import { createFairQueue, type FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { createTimeShare } from '#src/platform/jobs/create-time-share.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createPageService } from './http/page-service.ts';
import type { PageRenderer } from './http/rendering/page-renderer.ts';
import type { Stock } from './stock/open-stock.ts';

/** Renders of one site that may wait: about a second of its share of one thread. */
const maxWaitingRenders = 32;
/** Rendering time that a quiet site may use at once: about thirty pages. */
const burstMs = 300;

/** Queues renders by site: sites take turns, and none holds the threads for long. */
export const createRenderQueue = ({
  RENDER_THREADS: threads,
  RENDER_SITE_PERCENT: percent,
}: Pick<Env, 'RENDER_THREADS' | 'RENDER_SITE_PERCENT'>): FairQueue =>
  createFairQueue({
    maxRunning: threads,
    maxWaitingByKey: maxWaitingRenders,
    timeShare: createTimeShare({ share: (threads * percent) / 100, burstMs, nowMs: () => performance.now() }),
  });

/** Age at which a cached page is re-rendered in the background (ADR 3). */
const pageMaxAgeMs = 5 * 60_000;

interface OpenPagesOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly stock: Omit<Stock, 'close' | 'stockWatch'>;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly renderer: PageRenderer;
}

export const openPages = (options: OpenPagesOptions) => {
  const { env, log, stock, renderer } = options;
  const queriesOf = openPageQueries({ ...options, ...stock });
  const queue = createRenderQueue(env);
  const cache = createPageCache({
    maxBytes: env.PAGE_CACHE_BYTES,
    maxAgeMs: pageMaxAgeMs,
    onRenderError: (error) => log.warn({ err: error }, 'an older page answered'),
  });
  const kept = createPageService({ cache, indexes: stock.indexes, renderer, queriesOf, queue });
  return { kept, cache, personal: { renderer, queriesOf, queue } };
};

export type Pages = ReturnType<typeof openPages>;
