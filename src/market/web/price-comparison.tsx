import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '#src/ui/late/lazy-part.ts';
import { useNear } from '#src/ui/late/use-near.ts';
import { PageSection } from '#src/ui/page-section.tsx';
import { ComparisonOutline } from './comparison-outline.tsx';
import styles from './price-comparison.module.css';

const ComparisonPanel = lazyPart(() => import('./comparison-panel.tsx').then((part) => part.ComparisonPanel));

const askingDistancePx = 2500;

interface PriceComparisonProps {
  readonly address: string;
  readonly isAnalysed: boolean;
}

/** @spec B2.51, B4.29 */
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
