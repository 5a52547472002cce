import type { SearchDocument } from '#src/search/rules/document/search-document.ts';
import { buildListingFilter, buildSearchQuery } from '#src/search/rules/query/build-search-query.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';
import { searchStock } from '#src/search/server/search-stock.ts';
import { readLexicon } from '#src/search/server/site-lexicon.ts';
import { understandSearch } from '#src/search/server/understand-search.ts';
import { indexStock } from '#src/search/testing/index-stock.ts';
import { loadSite } from '#src/sites/testing/load-site.ts';
import { parseOrThrow } from '#src/vehicle/testing/parse-or-throw.ts';
import { buildDemoStock } from '../build-stock.ts';

export interface RelevanceSite {
  readonly listed: readonly SearchDocument[];
  readonly search: (typed: string) => readonly SearchDocument[];
}

export const loadRelevanceSite = async (slug: string, today: string): Promise<RelevanceSite> => {
  const loaded = await loadSite(`sites/${slug}`);
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const { config } = loaded.site;
  const now = new Date(`${today}T12:00:00Z`);
  const nowSeconds = now.getTime() / 1000;
  const engine = indexStock(buildDemoStock(slug, today).map(parseOrThrow), loaded.site, now);
  const lexicon = readLexicon(engine, loaded.site, now.getUTCFullYear());
  const filter = buildListingFilter(config.search, nowSeconds);
  const { hits } = searchStock(engine, { filter, limit: 10_000 });
  return {
    listed: hits as unknown as readonly SearchDocument[],
    search: (typed) => {
      const searchParams = new URLSearchParams({ query: typed });
      const state = parseSearchState({ pathname: config.search.path, searchParams });
      const read = understandSearch(engine, lexicon, config.search, state, nowSeconds) ?? state;
      const found = searchStock(engine, buildSearchQuery(read, config.search, nowSeconds));
      return found.hits as unknown as readonly SearchDocument[];
    },
  };
};
