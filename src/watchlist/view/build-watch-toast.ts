import { accountPaths } from '#src/lib/account-paths.ts';
import { capitalise } from '#src/lib/text/words.ts';
import type { WatchAction } from '../rules/change-watched.ts';

export interface WatchToastView {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** @spec B4.39, B4.40, B4.41 */
export const buildWatchToast = (action: WatchAction, carName: string, noun: string): WatchToastView => ({
  ...(action === 'save'
    ? { title: `${capitalise(noun)} Saved In Watchlist`, text: `${carName} is now available in your watchlist` }
    : { title: `${capitalise(noun)} Removed`, text: `${carName} is no longer in your watchlist` }),
  label: 'View List',
  href: accountPaths.watchlist,
});
