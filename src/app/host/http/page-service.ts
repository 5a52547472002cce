import { createSiteSeason } from '#src/app/storefront/create-site-season.ts';
import { createHeaderHours } from '#src/app/storefront/shell/header-hours.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import type { CachedPage, PageVersion } from '#src/platform/cache/cached-page.ts';
import type { PageCache, PageSource } from '#src/platform/cache/page-cache.ts';
import type { FairQueue } from '#src/platform/jobs/create-fair-queue.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import type { PageJob, PageRenderer } from './rendering/page-renderer.ts';

export interface PageServiceOptions {
  readonly cache: PageCache;
  readonly indexes: Pick<StockIndexes, 'get' | 'version' | 'awaitUpdate'>;
  readonly renderer: Pick<PageRenderer, 'render'>;
  readonly queriesOf: (site: ResolvedSite, now: Date) => PageJob['queries'];
  /** Sites take turns: a flood on one delays another's page by one render. */
  readonly queue: FairQueue;
}

export interface PageService {
  readonly settle: (site: ResolvedSite) => Promise<void> | undefined;
  readonly peek: (site: ResolvedSite, address: string) => CachedPage | undefined;
  /**
   * Returns the cached page, or renders it.
   * @param admit called before a render; may throw
   * @throws DomainError overloaded when too many of the site's pages wait and no older one can answer
   */
  readonly get: (
    site: ResolvedSite,
    address: string,
    admit: () => Promise<void>,
  ) => Promise<{ readonly page: CachedPage; readonly source: PageSource; readonly key: string }>;
}

export const createPageService = ({ cache, indexes, renderer, queriesOf, queue }: PageServiceOptions): PageService => {
  const keyOf = (site: ResolvedSite, address: string): string => site.slug + address;
  const seasonOf = createSiteSeason();
  const hoursOf = createHeaderHours();
  const versionOf = (site: ResolvedSite): PageVersion => ({
    stock: indexes.version(site.slug),
    configuration: `${site.configVersion}.${seasonOf(site)}.${hoursOf(site)}`,
  });

  const render = async (site: ResolvedSite, address: string) => {
    // Reads after this are at least as new as the index is now. Without an index, the page goes out without stock.
    await indexes.get(site.slug).catch(() => undefined);
    const version = versionOf(site);
    const now = new Date();
    return { ...(await renderer.render({ site, address, now, queries: queriesOf(site, now) })), version };
  };

  return {
    settle: (site) => indexes.awaitUpdate(site.slug),
    peek: (site, address) => cache.peek(keyOf(site, address), versionOf(site)),
    get: async (site, address, admit) => {
      const key = keyOf(site, address);
      const found = await cache.get(key, versionOf(site), async () => {
        await admit();
        // A page that was cached before has readers; a never-seen page can wait.
        const isUrgent = cache.has(key);
        const outcome = await queue.run(site.slug, () => render(site, address), { isUrgent });
        if (outcome.kind === 'done') return outcome.value;
        throw new DomainError('overloaded', 'Too many pages are being made at the moment. Please try again shortly.');
      });
      return { ...found, key };
    },
  };
};
