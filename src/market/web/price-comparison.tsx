import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useNear } from '#src/ui/late/use-near.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import { ComparisonOutline } from './comparison-outline.tsx';
import styles from './price-comparison.module.css';

// What a first visit to the page does not need comes when the shopper comes near.
const ComparisonPanel = lazyPart(() => import('./comparison-panel.tsx').then((part) => part.ComparisonPanel));

/**
 * How the price stands in what is asked for vehicles alike: an outline first, gone when there is nothing to show, and
 * not there at all without scripts. @param address where the answer is
 * @spec B2.51, B4.29
 */
export const PriceComparison = ({ address }: { readonly address: string }) => {
  const { region, isNear } = useNear<HTMLDivElement>();
  const [isNothing, setNothing] = useState(false);
  const hide = useCallback(() => setNothing(true), []);
  if (isNothing) return null;
  return (
    <PageSection id="price-comparison" title="Price comparison">
      <div ref={region} className={styles.region} data-comparison>
        {isNear ? (
          <Suspense fallback={<ComparisonOutline isAsked />}>
            <ComparisonPanel address={address} onNothing={hide} />
          </Suspense>
        ) : (
          <ComparisonOutline isAsked={false} />
        )}
      </div>
    </PageSection>
  );
};
