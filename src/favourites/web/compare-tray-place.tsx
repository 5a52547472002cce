import { lazy, Suspense } from 'react';
import { getShelves } from './shelves.ts';
import { useEntries } from './use-entries.ts';

// Nobody needs it before the first vehicle is chosen.
const CompareTray = lazy(() =>
  import('./compare-tray.tsx').then(({ CompareTray: component }) => ({ default: component })),
);

/** Where the tray of the comparison comes once there is something on it. @spec B1.13 */
export const CompareTrayPlace = ({ siteSlug }: { readonly siteSlug: string }) => {
  const { length } = useEntries(getShelves(siteSlug).compared);
  return length === 0 ? null : (
    <Suspense>
      <CompareTray siteSlug={siteSlug} />
    </Suspense>
  );
};
