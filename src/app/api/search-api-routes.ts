import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { buildListingFilter } from '#src/search/rules/query/build-search-query.ts';
import { publicKeyActions, readerKeyActions } from '#src/search/server/meilisearch/key-actions.ts';
import { meilisearchRoutes } from '#src/search/server/meilisearch/meilisearch-routes.ts';
import type { StockIndexes } from '#src/search/server/stock-indexes.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { findSearchKeys } from '#src/sites/server/find-search-keys.ts';

export interface SearchApiOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly siteBySlug: (siteSlug: string) => ResolvedSite | undefined;
  readonly readSecret: (name: string) => string | undefined;
  readonly indexes: StockIndexes;
}

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

const isKey = (given: string, wanted: string | null): boolean =>
  wanted !== null && timingSafeEqual(digest(given), digest(wanted));

/** @spec B3.25, B7.03, D.15 */
export const searchApiRoutes =
  ({ siteOf, siteBySlug, readSecret, indexes }: SearchApiOptions): FastifyPluginAsync =>
  async (app) => {
    await app.register(
      meilisearchRoutes({
        resolveSite: (request) => {
          const site = siteOf(request.host);
          if (site === undefined) return undefined;
          return {
            siteSlug: site.slug,
            indexUid: site.searchEngine.index,
            listingFilter: buildListingFilter(site.config.search, Date.now() / 1000),
          };
        },
        actionsOfKey: (siteSlug, key) => {
          const site = siteBySlug(siteSlug);
          if (site === undefined) return [];
          const keys = findSearchKeys(site.searchEngine, readSecret);
          const { searchKey, adminKey } = keys.kind === 'keys' ? keys : { searchKey: null, adminKey: null };
          if (isKey(key, adminKey)) return readerKeyActions;
          return isKey(key, searchKey) ? publicKeyActions : [];
        },
        getIndex: async ({ siteSlug, indexUid }, uid) => (uid === indexUid ? indexes.get(siteSlug) : undefined),
      }),
      { prefix: '/search-api' },
    );
  };
