import type { SearchRequest, SearchResponse } from '#src/search/engine/search-api.ts';
import type { StockIndexes } from '#src/search/server/stock-index.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';

/** Searches of a site's stock for loaders. */
export const createSearchService = ({ indexes }: { readonly indexes: StockIndexes }) => ({
  search: async (site: ResolvedSite, request: SearchRequest): Promise<SearchResponse> =>
    (await indexes.get(site.slug)).search(request),
});

export type SearchService = ReturnType<typeof createSearchService>;
