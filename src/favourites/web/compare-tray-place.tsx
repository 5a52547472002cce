import { Suspense } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { getStoredLists, useEntries } from './stored-lists.ts';

// Nobody needs it before the first vehicle is chosen.
const CompareTray = lazyPart(() => import('./compare-tray.tsx').then((part) => part.CompareTray));

/** Where the tray of the comparison comes once there is something on it. @spec B1.13 */
export const CompareTrayPlace = ({ siteSlug }: { readonly siteSlug: string }) => {
  const { length } = useEntries(getStoredLists(siteSlug).compared);
  return length === 0 ? null : (
    <Suspense>
      <CompareTray siteSlug={siteSlug} />
    </Suspense>
  );
};
