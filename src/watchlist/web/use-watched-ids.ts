import { useCallback, useContext, useSyncExternalStore } from 'react';
import { DrawnIds, getWatchlist, type WatchingSite } from './get-watchlist.tsx';

export const useWatchedIds = (site: WatchingSite): readonly number[] => {
  const drawn = useContext(DrawnIds);
  const subscribe = useCallback((onChange: () => void) => getWatchlist(site).subscribe(onChange), [site]);
  return useSyncExternalStore(
    subscribe,
    () => getWatchlist(site).getIds(),
    () => drawn,
  );
};
