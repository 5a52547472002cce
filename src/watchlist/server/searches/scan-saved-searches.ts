import { setImmediate as takeTurn } from 'node:timers/promises';
import { findNewMatches, isSearchDue, knowMatches } from '#src/watchlist/rules/searches/know-matches.ts';
import { readSavedQuery } from '../../rules/searches/saved-query.ts';
import type { WatchedSite } from '../watchlist-service.ts';
import type { SearchMatcher } from './create-search-matcher.ts';
import type { NotedSearch, SearchFollower, SearchUpdateStore } from './search-update-store.ts';

interface SavedSearchScanOptions {
  readonly update: Pick<SearchUpdateStore, 'listFollowers' | 'note'>;
  readonly matcher: Pick<SearchMatcher, 'listIds'>;
  readonly batchSize?: number;
  readonly roundSize?: number;
}

export type ScanEnd = 'whole' | 'more';

const createRoundMatches = (matcher: SavedSearchScanOptions['matcher'], site: WatchedSite, now: Date) => {
  const found = new Map<string, readonly number[] | null>();
  return async (query: string): Promise<readonly number[] | null> => {
    const cached = found.get(query);
    if (cached !== undefined) return cached;
    // Lets other requests have a turn, because the stock is searched in this thread.
    await takeTurn();
    const { state, isWhole } = readSavedQuery(query);
    const ids = isWhole ? await matcher.listIds(site, state, now) : null;
    found.set(query, ids);
    return ids;
  };
};

/** @spec B1.15 */
export const createSavedSearchScan = ({ update, matcher, batchSize = 25, roundSize = 500 }: SavedSearchScanOptions) => {
  const lastLooked = new Map<string, string>();

  const noteFollower = async (
    { searches }: SearchFollower,
    listMatches: (query: string) => Promise<readonly number[] | null>,
  ): Promise<readonly NotedSearch[]> => {
    const noted: NotedSearch[] = [];
    for (const search of searches) {
      const matchIds = await listMatches(search.query);
      if (matchIds === null) continue;
      const { searchUuid, knownIds } = search;
      // A search that was too broad had no known matches, so all of its current ones may be old.
      const vehicleIds = knownIds === null ? [] : findNewMatches(knownIds, matchIds);
      if (knownIds !== null && vehicleIds.length === 0) continue;
      noted.push({
        search,
        knownIds: knowMatches(knownIds ?? [], matchIds),
        change: vehicleIds.length === 0 ? null : { kind: 'matches', searchUuid, vehicleIds },
      });
    }
    return noted;
  };

  return async (site: WatchedSite, now: Date): Promise<ScanEnd> => {
    if (!site.config.watchlist.savedSearches) return 'whole';
    const listMatches = createRoundMatches(matcher, site, now);
    for (let count = 0; count < roundSize; ) {
      const followers = await update.listFollowers(site.slug, lastLooked.get(site.slug) ?? null, batchSize);
      const last = followers.at(-1);
      if (last === undefined) {
        lastLooked.delete(site.slug);
        return 'whole';
      }
      for (const follower of followers) {
        if (!isSearchDue(follower.notifiedAt, now)) continue;
        const noted = await noteFollower(follower, listMatches);
        if (noted.length === 0) continue;
        await update.note({ siteSlug: site.slug, visitorUuid: follower.visitorUuid }, noted, now);
      }
      lastLooked.set(site.slug, last.visitorUuid);
      count += followers.length;
    }
    return 'more';
  };
};
