import { memo, Suspense } from 'react';
import type { KeepView } from '#src/favourites/view/keep-view.ts';
import type { ShellView } from '#src/sites/web/shell-view.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';

// Drawn with the page; its scripts come after those that the first screen needs, and only where a site has the list.
const WatchButton = lazyPart(() => import('#src/watchlist/web/watch-button.tsx').then((part) => part.WatchButton));

interface WatchPlaceProps {
  readonly site: ShellView;
  /** Null for a vehicle that is not in stock. */
  readonly keep: KeepView | null;
  readonly id: number;
  readonly name: string;
  readonly place: 'picture' | 'page';
}

/**
 * The watchlist's button, where a site that has no watchlist has the heart. What is drawn around it anew while its script is on its
 * way leaves it as the server sent it. @spec B1.15, B4.38
 */
export const WatchPlace = memo(({ site, keep, id, name, place }: WatchPlaceProps) => (
  <Suspense>
    <WatchButton
      site={site}
      id={id}
      name={keep?.entry.name ?? name}
      isOffered={keep?.canFavourite ?? false}
      place={place}
    />
  </Suspense>
));
