import { Suspense, useEffect, useState } from 'react';
import type { ConsentKind } from '#src/lib/consent.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import { lazyPart } from '#src/ui/late/lazy-part.ts';

const ConsentBar = lazyPart(() => import('./consent-bar.tsx').then((part) => part.ConsentBar));

/** @spec D.24 */
export const ConsentPlace = ({ kinds }: { readonly kinds: readonly ConsentKind[] }) => {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return (
    <div id={pagePaths.privacyChoicesAnchor}>
      {isLive && (
        <Suspense fallback={null}>
          <ConsentBar kinds={kinds} />
        </Suspense>
      )}
    </div>
  );
};
