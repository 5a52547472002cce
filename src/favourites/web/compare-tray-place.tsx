import { Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { getStoredLists, useEntries } from './stored-lists.ts';

const CompareTray = lazyPart(() => import('./compare-tray.tsx').then((part) => part.CompareTray));

/** @spec B1.13 */
export const CompareTrayPlace = ({ siteSlug }: { readonly siteSlug: string }) => {
  const { length } = useEntries(getStoredLists(siteSlug).compared);
  return length === 0 ? null : (
    <Suspense>
      <CompareTray siteSlug={siteSlug} />
    </Suspense>
  );
};
