import { useEffect, useState } from 'react';
import { buildComparisonView } from '../view/build-comparison-view.ts';
import type { ComparisonView } from '../view/comparison-view.ts';
import { ComparisonGauge } from './comparison-gauge.tsx';
import { ComparisonOutline } from './comparison-outline.tsx';
import { loadComparison } from './load-comparison.ts';
import styles from './price-comparison.module.css';

interface ComparisonPanelProps {
  readonly address: string;
  /** There is nothing to show: the section goes. */
  readonly onNothing: () => void;
}

/** Fetches the comparison and shows it; on error or no data there is no panel. @spec B4.29, B5.01 to B5.03, B7.01, B8.01 */
export const ComparisonPanel = ({ address, onNothing }: ComparisonPanelProps) => {
  const [view, setView] = useState<ComparisonView>();
  useEffect(() => {
    const abort = new AbortController();
    loadComparison(address, abort.signal).then(
      (comparison) => {
        const shown = buildComparisonView(comparison);
        if (shown === null) onNothing();
        else setView(shown);
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('Failed to fetch auto gauge data.', error);
        onNothing();
      },
    );
    return () => abort.abort();
  }, [address, onNothing]);
  return view === undefined ? <ComparisonOutline isAsked /> : <ComparisonWords view={view} />;
};

/** The gauge beside its words. */
export const ComparisonWords = ({ view }: { readonly view: ComparisonView }) => (
  <div className={styles.panel}>
    <ComparisonGauge view={view} />
    <div className={styles.text}>
      <p className={styles.range}>{view.rangeText}</p>
      {view.description !== null && <p>{view.description}</p>}
      <p className={styles.note}>Advertised prices, not what was paid. They change as vehicles come and go.</p>
    </div>
  </div>
);
