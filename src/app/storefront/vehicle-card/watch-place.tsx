import { memo, Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { WatchButtonProps } from '#src/watchlist/web/watch-button.tsx';

const WatchButton = lazyPart(() => import('#src/watchlist/web/watch-button.tsx').then((part) => part.WatchButton));

/** Memoised, so that re-renders around it keep the server's markup while the script loads. @spec B1.15, B4.38 */
export const WatchPlace = memo((props: WatchButtonProps) => (
  <Suspense>
    <WatchButton {...props} />
  </Suspense>
));
