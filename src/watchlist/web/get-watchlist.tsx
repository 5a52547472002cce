import { createContext } from 'react';
import { buildSignInAddress } from '#src/account/rules/sign-in-step.ts';
import { trackEvent } from '#src/lib/track-event.ts';
import { showToast } from '#src/ui/toast-store.ts';
import { buildWatchToast, type WatchToastView } from '../view/build-watch-toast.ts';
import { askWatchlist } from './ask-watchlist.ts';
import { openNotes } from './create-notes.ts';
import { createWatchlist, type Watchlist } from './create-watchlist.ts';
import styles from './watch-toast.module.css';

/** @spec B4.39, B4.40, B4.41 */
export const WatchToast = ({ toast: { title, text, label, href } }: { readonly toast: WatchToastView }) => (
  <span className={styles.toast}>
    <b>{title}</b>
    <span>{text}</span>
    <a href={href}>{label}</a>
  </span>
);

/** @spec B7.28 */
const savedEvent = 39;

export interface WatchingSite {
  readonly slug: string;
  readonly watchlist: 'keep' | 'rollback' | null;
  readonly noun: string;
}

let watchlist: Watchlist | undefined;

/** @spec B2.11 */
const goToSignIn = (): void => {
  const here = location.pathname + location.search;
  location.assign(buildSignInAddress({ type: 'watchlist', redirect: here, back: here }));
};

export const getWatchlist = (site: WatchingSite): Watchlist => {
  watchlist ??= createWatchlist({
    ask: askWatchlist,
    notes: openNotes(site.slug),
    onFailure: site.watchlist ?? 'rollback',
    alert: (message) => window.alert(message),
    showChange: (action, car) => {
      showToast(<WatchToast toast={buildWatchToast(action, car.name, site.noun)} />);
      if (action === 'save') trackEvent({ id: savedEvent, carId: car.id });
    },
    goToSignIn,
  });
  return watchlist;
};

/** Ids of the watched vehicles, as rendered by the server on the watchlist page. Empty on other pages. */
export const DrawnIds = createContext<readonly number[]>([]);
