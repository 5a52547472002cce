import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorService } from '#src/account/server/visitor-service.ts';
import { createSiteSeason } from '#src/app/storefront/create-site-season.ts';
import { isPersonalPage } from '#src/app/storefront/page-address.server.ts';
import { openPageQueries } from '#src/app/storefront/page-queries.server.ts';
import { createHeaderHours } from '#src/app/storefront/shell/header-hours.ts';
import { createReceiptReader } from '#src/checkout/server/receipt/receipt-cookie.ts';
import { createReceiptLinks } from '#src/checkout/server/receipt/receipt-links.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { minuteMs } from '#src/lib/durations.ts';
import type { CachedPage, PageVersion } from '#src/platform/cache/cached-page.ts';
import {
  type ConfirmedPage,
  createPageCache,
  type PageCache,
  type PageSource,
} from '#src/platform/cache/page-cache.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Env } from '#src/platform/env.ts';
import { createConcurrencyLimit } from '#src/platform/http/limits/concurrency-limit.ts';
import type { RateLimits } from '#src/platform/http/limits/rate-limits.ts';
import { createFairQueue, type FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import { createTimeShare } from '#src/platform/jobs/create-time-share.ts';
import type { Logger } from '#src/platform/log/create-logger.ts';
import { trace } from '#src/platform/tracing/trace.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { SiteRegistry } from '#src/sites/server/site-registry.ts';
import type { Stock } from '../stock/open-stock.ts';
import { createFormPages, createPersonalAnswer, createPersonalPages, createVisitReader } from './personal-pages.ts';
import { areReadsUnchanged, canBeRepeated, type PageRead, recordReads } from './rendering/page-reads.ts';
import type { PageJob, PageRenderer } from './rendering/render-messages.ts';

/** Milliseconds after which a request renews a cached page (ADR 3). */
export const pageMaxAgeMs = 5 * minuteMs;
const maxWaitingByAddress = 16;
/** Maximum number of renders of a site that can wait, counted separately for urgent renders and the rest. */
const maxWaitingRenders = 32;
/** Milliseconds of rendering that a site may use at once after a quiet time. */
const burstMs = 300;

export const createRenderQueue = ({
  RENDER_THREADS: threads,
  RENDER_SITE_PERCENT: percent,
}: Pick<Env, 'RENDER_THREADS' | 'RENDER_SITE_PERCENT'>): FairQueue =>
  createFairQueue({
    maxRunning: threads,
    maxWaitingByKey: maxWaitingRenders,
    timeShare: createTimeShare({ share: (threads * percent) / 100, burstMs, nowMs: () => performance.now() }),
  });

export interface PageServiceOptions {
  readonly cache: PageCache;
  readonly indexes: Pick<StockIndexes, 'get' | 'version' | 'awaitUpdate'>;
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly queriesOf: (site: ResolvedSite, now: Date) => PageJob['queries'];
  readonly queue: FairQueue;
}

export interface PageService {
  readonly awaitUpdate: (site: ResolvedSite) => Promise<void> | undefined;
  readonly peek: (site: ResolvedSite, address: string) => CachedPage | undefined;
  /**
   * Returns the cached page, or renders it. If the render throws or returns 5xx, returns an older cached page. Without
   * one, throws the error or returns the 5xx page.
   * @param admit called before a render, which it refuses by throwing
   */
  readonly get: (
    site: ResolvedSite,
    address: string,
    admit: () => Promise<void>,
  ) => Promise<{ readonly page: CachedPage; readonly source: PageSource; readonly key: string }>;
}

/** Returns a function. Once its result for a site changes, the site's cached pages are outdated. */
export const createPageConfiguration = (): ((site: ResolvedSite) => PageVersion['configuration']) => {
  const seasonOf = createSiteSeason();
  const hoursOf = createHeaderHours();
  return (site) => `${site.configVersion}.${seasonOf(site)}.${hoursOf(site)}`;
};

export const createPageService = ({ cache, indexes, renderer, queriesOf, queue }: PageServiceOptions): PageService => {
  const keyOf = (site: ResolvedSite, address: string): string => site.slug + address;
  const configurationOf = createPageConfiguration();
  const versionOf = (site: ResolvedSite): PageVersion => ({
    stock: indexes.version(site.slug),
    configuration: configurationOf(site),
  });

  const readsOf = new WeakMap<Buffer, readonly PageRead[]>();

  /** Returns an outdated cached page whose queries can be repeated and still return the same results. */
  const confirm = async (site: ResolvedSite, address: string): Promise<ConfirmedPage | undefined> => {
    await indexes.get(site.slug);
    const version = versionOf(site);
    const page = cache.findOlder(keyOf(site, address), version);
    const reads = page === undefined ? undefined : readsOf.get(page.body);
    if (page === undefined || reads === undefined || !canBeRepeated(reads)) return undefined;
    const isUnchanged = await areReadsUnchanged(reads, queriesOf(site, new Date()));
    return isUnchanged ? { confirmed: page, version } : undefined;
  };

  const render = async (site: ResolvedSite, address: string) => {
    // Loads the index before the version is read, so that the page's reads are at least as new as that version. Without
    // an index, the page is sent without stock.
    await indexes.get(site.slug).catch(() => undefined);
    const version = versionOf(site);
    const now = new Date();
    const { queries, reads } = recordReads(queriesOf(site, now));
    const page = await renderer.render({ site, address, now, queries });
    readsOf.set(page.body, reads);
    return { ...page, version };
  };

  return {
    awaitUpdate: (site) => indexes.awaitUpdate(site.slug),
    peek: (site, address) => cache.peek(keyOf(site, address), versionOf(site)),
    get: async (site, address, admit) => {
      const key = keyOf(site, address);
      const found = await cache.get(key, versionOf(site), async () => {
        await admit();
        // A page that is in the cache, even an outdated one, was requested recently. Other pages can wait.
        const isUrgent = cache.has(key);
        const renderOrConfirm = async () =>
          (isUrgent && (await confirm(site, address).catch(() => undefined))) || render(site, address);
        const outcome = await queue.run(site.slug, () => trace('render page', {}, renderOrConfirm), { isUrgent });
        if (outcome.kind === 'done') return outcome.value;
        throw new DomainError('overloaded', 'We’re busier than usual right now. Please try again shortly.');
      });
      return { ...found, key };
    },
  };
};

interface OpenPagesOptions {
  readonly env: Env;
  readonly cacheBytes: number;
  readonly log: Logger;
  readonly sites: SiteRegistry;
  readonly stock: Omit<Stock, 'close' | 'stockWatch'>;
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly renderer: PageRenderer;
  readonly visitors: Pick<VisitorService, 'find'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

export const openPages = (options: OpenPagesOptions) => {
  const { env, cacheBytes, log, stock, database, renderer, visitors, limits } = options;
  const queriesOf = openPageQueries({ ...options, ...stock });
  const queue = createRenderQueue(env);
  const cache = createPageCache({
    maxBytes: cacheBytes,
    maxAgeMs: pageMaxAgeMs,
    onRenderError: (error) => log.warn({ err: error }, 'a render failed and an older page was served'),
  });
  const bounds = {
    admit: (request: FastifyRequest, reply: FastifyReply) => limits.take('pages', request, reply),
    waiting: createConcurrencyLimit(
      maxWaitingByAddress,
      'You’ve opened too many pages at once. Please try again shortly.',
    ),
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
