import { memo, Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { WatchButtonProps } from '#src/watchlist/web/watch-button.tsx';

// Its script loads after those of the first screen, and only on sites with a watchlist.
const WatchButton = lazyPart(() => import('#src/watchlist/web/watch-button.tsx').then((part) => part.WatchButton));

/**
 * Draws the watchlist button in the heart's place. Memoised, so re-renders around it keep the server's markup while its script
 * loads. @spec B1.15, B4.38
 */
export const WatchPlace = memo((props: WatchButtonProps) => (
  <Suspense>
    <WatchButton {...props} />
  </Suspense>
));
