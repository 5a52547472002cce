import { accountPaths } from '#src/lib/account-paths.ts';
import type { Noun } from '#src/lib/text/noun.ts';
import { capitalise } from '#src/lib/text/words.ts';
import type { NoticePage } from '../rules/notice-form.ts';

export interface WatchlistPageLink {
  readonly label: string;
  readonly href: string;
  readonly isChosen: boolean;
}

export const listWatchlistPages = (noun: Noun, chosen: NoticePage): readonly WatchlistPageLink[] => [
  { label: capitalise(noun.many), href: accountPaths.watchlist, isChosen: chosen === 'list' },
  { label: 'Searches', href: accountPaths.savedSearches, isChosen: chosen === 'searches' },
];
