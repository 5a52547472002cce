import { buildSearchUrl } from '#src/search/rules/url/build-search-url.ts';
import type { SiteSearchPaths } from '#src/search/server/site-search-paths.ts';
import type { ResolvedSite } from '#src/sites/config/resolved-site.ts';
import { canSaveQuery, formatSavedQuery, readSavedQuery } from '#src/watchlist/rules/searches/saved-query.ts';
import { type ConsentStore, findHeldConsent, type HeldConsentOptions } from '#src/watchlist/server/consent-store.ts';
import type { SearchMatcher } from '#src/watchlist/server/searches/create-search-matcher.ts';
import type { SavedSearch, SearchStore } from '#src/watchlist/server/searches/search-store.ts';
import { type FoundSearch, nameSearch, type WantedSearch } from '#src/watchlist/view/searches/build-searches-view.ts';
import type { LoadedSearches } from './build-saved-searches-page.ts';

export interface SavedSearchesPageLoaderOptions {
  readonly searches: Pick<SearchStore, 'list'>;
  readonly consents: Pick<ConsentStore, 'find' | 'findUnproven' | 'stop'>;
  readonly stops: HeldConsentOptions['stops'];
  readonly matcher: SearchMatcher;
  readonly pathsOf: SiteSearchPaths;
}

/** @spec B1.15 */
export const createSavedSearchesPageLoader = (options: SavedSearchesPageLoaderOptions) => {
  const { searches, consents, stops, matcher, pathsOf } = options;

  const chooseStatus = async (site: ResolvedSite, { query }: SavedSearch, now: Date) => {
    const { state, isWhole } = readSavedQuery(query);
    if (!isWhole) return 'partial';
    return (await matcher.listIds(site, state, now)) === null ? 'broad' : 'whole';
  };

  const findSearch = async (site: ResolvedSite, search: SavedSearch, now: Date): Promise<FoundSearch> => {
    const { state } = readSavedQuery(search.query);
    const { search: config } = site.config;
    const count = await matcher.count(site, state, now);
    return {
      ...search,
      count,
      filters: nameSearch(state, config),
      href: buildSearchUrl(state, await pathsOf(site)),
      absent: count > 0 ? '' : nameSearch(await matcher.findAbsent(site, state, now), config),
      standing: await chooseStatus(site, search, now),
    };
  };

  const readWanted = (asked: string | null, site: ResolvedSite, kept: readonly SavedSearch[]): WantedSearch | null => {
    const { state } = readSavedQuery(asked ?? '');
    const query = formatSavedQuery(state);
    if (!canSaveQuery(query)) return null;
    const same = kept.find((search) => search.query === query);
    return { query, name: nameSearch(state, site.config.search), sameUuid: same?.searchUuid ?? null };
  };

  return {
    load: async (site: ResolvedSite, visitorUuid: string, save: string | null, now: Date): Promise<LoadedSearches> => {
      const owner = { siteSlug: site.slug, visitorUuid };
      const kept = await searches.list(owner);
      const found: FoundSearch[] = [];
      for (const search of kept) found.push(await findSearch(site, search, now));
      return {
        searches: found,
        wanted: readWanted(save, site, kept),
        consent: await findHeldConsent({ consents, stops }, owner, now),
        unproven: await consents.findUnproven(owner),
      };
    },
  };
};
