import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { isPersonalPage } from '#src/app/storefront/page-address.server.ts';
import { openPageQueries } from '#src/app/storefront/page-queries.server.ts';
import { createReceiptReader } from '#src/checkout/server/receipt/receipt-cookie.ts';
import { createReceiptLinks } from '#src/checkout/server/receipt/receipt-links.ts';
import { createPageCache } from '#src/platform/cache/page-cache.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import type { RateLimits } from '#src/platform/http/limits/rate-limits.ts';
import { createFairQueue, type FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { createTimeShare } from '#src/platform/jobs/create-time-share.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import { createPageService } from './http/page-service.ts';
import {
  createFormPages,
  createPersonalAnswer,
  createPersonalPages,
  createVisitReader,
} from './http/personal-pages.ts';
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

/** Renders that one address may wait for at a time. */
const maxWaitingByAddress = 16;

interface OpenPagesOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly stock: Omit<Stock, 'close' | 'stockWatch'>;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly renderer: PageRenderer;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

/** Opens cached and personal pages, which share the render queue and the limits of each address. */
export const openPages = (options: OpenPagesOptions) => {
  const { env, log, stock, database, renderer, visitors, limits } = options;
  const queriesOf = openPageQueries({ ...options, ...stock });
  const queue = createRenderQueue(env);
  const cache = createPageCache({
    maxBytes: env.PAGE_CACHE_BYTES,
    maxAgeMs: pageMaxAgeMs,
    onRenderError: (error) => log.warn({ err: error }, 'a render failed and an older page was served'),
  });
  const bounds = {
    admit: (request: FastifyRequest, reply: FastifyReply) => limits.take('pages', request, reply),
    waiting: createConcurrencyLimit(maxWaitingByAddress, 'Too many pages at a time. Please try again shortly.'),
  };
  const personal = createPersonalPages({ ...bounds, renderer, queriesOf, queue });
  const readVisit = createVisitReader(visitors, createReceiptReader(createReceiptLinks(database)));
  return {
    ...bounds,
    cache,
    service: createPageService({ cache, indexes: stock.indexes, renderer, queriesOf, queue }),
    forms: createFormPages({ pages: personal, isPersonal: isPersonalPage, readVisit }),
    answerPersonal: createPersonalAnswer(personal, readVisit),
  };
};

export type Pages = ReturnType<typeof openPages>;
