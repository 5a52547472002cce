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

/** Pages of one site that may wait to be rendered: about a second's worth of a site's share of one thread. */
const maxWaitingRenders = 32;
/** Time of rendering that a site which had little may have at once, in milliseconds: about thirty pages. */
const burstMs = 300;

/** The line that renders wait in by site: sites have turns, and none has the threads to itself for long. */
export const createRenderQueue = ({
  RENDER_THREADS: threads,
  RENDER_SITE_PERCENT: percent,
}: Pick<Env, 'RENDER_THREADS' | 'RENDER_SITE_PERCENT'>): FairQueue =>
  createFairQueue({
    maxRunning: threads,
    maxWaitingByKey: maxWaitingRenders,
    timeShare: createTimeShare({ share: (threads * percent) / 100, burstMs, nowMs: () => performance.now() }),
  });

/** Age after which a kept page is rendered behind the answer, in milliseconds (ADR 3). */
const pageMaxAgeMs = 5 * 60_000;

interface OpenPagesOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly stock: Omit<Stock, 'close' | 'stockWatch'>;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly renderer: PageRenderer;
}

/** Joins what pages come from: the queries of their loaders, the queue of renders, and the cache. */
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
