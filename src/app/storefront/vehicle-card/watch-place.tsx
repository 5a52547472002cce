import { memo, Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { WatchButtonProps } from '#src/watchlist/web/watch-button.tsx';

const WatchButton = lazyPart(() => import('#src/watchlist/web/watch-button.tsx').then((part) => part.WatchButton));

/**
 * Memoised, so that the server's markup stays while the script loads, even if the parent re-renders.
 * @spec B1.15, B4.38
 */
export const WatchPlace = memo((props: WatchButtonProps) => (
  <Suspense>
    <WatchButton {...props} />
  </Suspense>
));
