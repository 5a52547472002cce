import { Suspense, useEffect, useRef, useState } from 'react';
import type { ViewedEntry } from '#src/favourites/rules/entries.ts';
import { useViewed } from '#src/favourites/web/use-viewed.ts';
import { useSite } from '#src/sites/web/use-site.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';

const RecentlyViewed = lazyPart(() => import('./recently-viewed.tsx').then((part) => part.RecentlyViewed));

const loadingDistance = '500px';

/** @spec B3.21 */
export const RecentlyViewedPlace = ({
  viewed: { entry, count },
}: {
  readonly viewed: { readonly entry: ViewedEntry; readonly count: number };
}) => {
  const { slug } = useSite();
  useViewed(slug, entry);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(([seen]) => setNear((was) => was || seen?.isIntersecting === true), {
      rootMargin: `${loadingDistance} 0px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>
      {isNear && count > 0 && (
        <Suspense>
          <RecentlyViewed siteSlug={slug} exceptId={entry.id} count={count} />
        </Suspense>
      )}
    </div>
  );
};
