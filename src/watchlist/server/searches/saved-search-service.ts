import type { SignedInVisitor } from '#src/account/rules/visitor.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { readSearchName } from '#src/watchlist/rules/searches/search-form.ts';
import { buildFollowConsent, nameSearch } from '#src/watchlist/view/searches/build-searches-view.ts';
import { canSaveQuery, formatSavedQuery, readSavedQuery } from '../../rules/searches/saved-query.ts';
import { ownerOf, type WatchedSite } from '../watchlist-service.ts';
import type { SearchMatcher } from './create-search-matcher.ts';
import type { Saved, SavedSearch, SearchStore } from './search-store.ts';

export interface SavedSearchServiceOptions {
  readonly searches: SearchStore;
  readonly matcher: Pick<SearchMatcher, 'listIds'>;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const notFound = (): DomainError => new DomainError('notFound', 'We couldn’t find that saved search.');

/** Every method works only on searches of the given visitor. @spec B1.15 */
export const createSavedSearchService = ({ searches, matcher }: SavedSearchServiceOptions) => {
  const listKnown = (site: WatchedSite, query: string, now: Date): Promise<readonly number[] | null> =>
    matcher.listIds(site, readSavedQuery(query).state, now);

  const changeOwn = async (searchUuid: string, change: () => Promise<boolean>): Promise<void> => {
    if (!uuidPattern.test(searchUuid) || !(await change())) throw notFound();
  };
  const find = async (site: WatchedSite, visitor: SignedInVisitor, searchUuid: string): Promise<SavedSearch> => {
    const saved = uuidPattern.test(searchUuid) ? await searches.list(ownerOf(site, visitor)) : [];
    const found = saved.find((search) => search.searchUuid === searchUuid);
    if (found === undefined) throw notFound();
    return found;
  };

  return {
    list: (site: WatchedSite, visitor: SignedInVisitor) => searches.list(ownerOf(site, visitor)),
    save: async (site: WatchedSite, visitor: SignedInVisitor, asked: string, name: string): Promise<Saved> => {
      const { state } = readSavedQuery(asked);
      const query = formatSavedQuery(state);
      if (!canSaveQuery(query)) throw new DomainError('malformed', 'This search can’t be saved.');
      const now = new Date();
      const named = readSearchName(name) ?? nameSearch(state, site.config.search);
      const knownIds = await listKnown(site, query, now);
      return searches.add(ownerOf(site, visitor), { query, name: named, knownIds }, now);
    },
    rename: async (site: WatchedSite, visitor: SignedInVisitor, searchUuid: string, name: string): Promise<void> => {
      await changeOwn(searchUuid, () => searches.rename(ownerOf(site, visitor), searchUuid, name));
    },
    follow: async (site: WatchedSite, visitor: SignedInVisitor, searchUuid: string): Promise<void> => {
      const { query } = await find(site, visitor, searchUuid);
      const now = new Date();
      const noun = chooseVehicleNoun(site.config.search.itemTypes);
      const yes = {
        consentText: buildFollowConsent({ name: site.name, noun }),
        knownIds: await listKnown(site, query, now),
      };
      await searches.follow(ownerOf(site, visitor), searchUuid, yes, now);
    },
    unfollow: async (site: WatchedSite, visitor: SignedInVisitor, searchUuid: string): Promise<void> => {
      await changeOwn(searchUuid, () => searches.unfollow(ownerOf(site, visitor), searchUuid));
    },
    remove: async (site: WatchedSite, visitor: SignedInVisitor, searchUuid: string): Promise<void> => {
      await changeOwn(searchUuid, () => searches.remove(ownerOf(site, visitor), searchUuid));
    },
    /** Stores the current matches of followed searches as known, so that they aren't reported later. */
    noteSeen: async (site: WatchedSite, visitor: SignedInVisitor, now: Date): Promise<void> => {
      const owner = ownerOf(site, visitor);
      for (const { searchUuid, query, isFollowed } of await searches.list(owner)) {
        if (isFollowed) await searches.know(owner, searchUuid, await listKnown(site, query, now));
      }
    },
  };
};

export type SavedSearchService = ReturnType<typeof createSavedSearchService>;
