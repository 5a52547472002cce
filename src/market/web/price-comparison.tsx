import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useNear } from '#src/ui/late/use-near.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import { ComparisonOutline } from './comparison-outline.tsx';
import styles from './price-comparison.module.css';

// What a first visit to the page does not need comes when the shopper comes near.
const ComparisonPanel = lazyPart(() => import('./comparison-panel.tsx').then((part) => part.ComparisonPanel));

/** Far enough below the screen that the answer is here before the section is seen, in pixels. */
const askingDistancePx = 2500;

interface PriceComparisonProps {
  /** Where the answer is. */
  readonly address: string;
  /** Whether it says in words what it rests on: their place is kept. */
  readonly isAnalysed: boolean;
}

/**
 * How the price compares with similar vehicles: an outline first, hidden without data and without scripts.
 * @spec B2.51, B4.29
 */
export const PriceComparison = ({ address, isAnalysed }: PriceComparisonProps) => {
  const { region, isNear } = useNear<HTMLDivElement>(askingDistancePx);
  const [isHidden, setHidden] = useState(false);
  const hide = useCallback(() => setHidden(true), []);
  if (isHidden) return null;
  return (
    <PageSection id="price-comparison" title="Price comparison">
      <div ref={region} className={styles.region} data-comparison data-analysed={isAnalysed || undefined}>
        {isNear ? (
          <Suspense fallback={<ComparisonOutline />}>
            <ComparisonPanel address={address} place={region} onNothing={hide} />
          </Suspense>
        ) : (
          <ComparisonOutline />
        )}
      </div>
    </PageSection>
  );
};
