import { memo, Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import type { WatchButtonProps } from '#src/watchlist/web/watch-button.tsx';

// Drawn with the page; its scripts come after those that the first screen needs, and only where a site has the list.
const WatchButton = lazyPart(() => import('#src/watchlist/web/watch-button.tsx').then((part) => part.WatchButton));

/**
 * The watchlist's button, where a site that has no watchlist has the heart. What is drawn around it anew while its script is on its
 * way leaves it as the server sent it. @spec B1.15, B4.38
 */
export const WatchPlace = memo((props: WatchButtonProps) => (
  <Suspense>
    <WatchButton {...props} />
  </Suspense>
));
