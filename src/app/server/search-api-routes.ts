import type { FastifyPluginAsync } from 'fastify';
import type { StockIndexes } from '#src/search/server/stock-index.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

export interface SearchApiOptions {
  readonly siteOf: (host: string | undefined) => ResolvedSite | undefined;
  readonly indexes: StockIndexes;
}

/** The Meilisearch protocol under /search-api, for each site's own stock. @spec D.15 */
export const searchApiRoutes =
  (_options: SearchApiOptions): FastifyPluginAsync =>
  async () => {};
