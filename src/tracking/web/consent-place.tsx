import { Suspense, useEffect, useState } from 'react';
import type { ConsentKind } from '#src/lib/consent.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';

const ConsentBar = lazyPart(() => import('./consent-bar.tsx').then((part) => part.ConsentBar));

/** Where a visitor is asked about parts from other companies; all of it comes after the page. @spec D.24 */
export const ConsentPlace = ({ kinds }: { readonly kinds: readonly ConsentKind[] }) => {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    isLive && (
      <Suspense fallback={null}>
        <ConsentBar kinds={kinds} />
      </Suspense>
    )
  );
};
