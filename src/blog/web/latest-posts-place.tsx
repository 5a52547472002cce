import { Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useNear } from '#src/ui/late/use-near.ts';
import styles from './latest-posts-place.module.css';

const LatestPosts = lazyPart(() => import('./latest-posts.tsx').then((part) => part.LatestPosts));

/** @spec B2.54 */
export const LatestPostsPlace = () => {
  const { region, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={region} className={styles.place} data-needs="scripts" data-no-print>
      {isNear && (
        <Suspense>
          <LatestPosts />
        </Suspense>
      )}
    </div>
  );
};
