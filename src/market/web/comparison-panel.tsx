import { type RefObject, useEffect, useState } from 'react';
import { isBelowScreen } from '#src/ui/late/is-below-screen.ts';
import { buildComparisonView, type ComparisonView } from '../view/build-comparison-view.ts';
import gauge from './comparison-gauge.module.css';
import { ComparisonOutline } from './comparison-outline.tsx';
import styles from './comparison-panel.module.css';
import { loadComparison } from './load-comparison.ts';
import outline from './price-comparison.module.css';

interface ComparisonPanelProps {
  readonly address: string;
  readonly place: RefObject<HTMLElement | null>;
  /** Called only while the section is below the screen, so that hiding it moves nothing in sight. */
  readonly onNothing: () => void;
}

/** @spec B4.29, B5.01 to B5.03, B7.01, B8.01 */
export const ComparisonPanel = ({ address, place, onNothing }: ComparisonPanelProps) => {
  const [view, setView] = useState<ComparisonView | null>();
  useEffect(() => {
    const abort = new AbortController();
    const show = (shown: ComparisonView | null): void => {
      const section = place.current?.closest('section') ?? null;
      if (shown === null && isBelowScreen(section)) onNothing();
      else setView(shown);
    };
    loadComparison(address, abort.signal).then(
      (comparison) => show(buildComparisonView(comparison)),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.warn('Failed to fetch auto gauge data.', error);
        show(null);
      },
    );
    return () => abort.abort();
  }, [address, place, onNothing]);
  if (view === null) return <ComparisonOutline words="There’s no comparison for this price." />;
  return view === undefined ? <ComparisonOutline className={styles.asked} /> : <ComparisonWords view={view} />;
};

const arc = 'M20 140A120 120 0 0 1 260 140';

/** @spec B4.29, B9.04, B9.05, B9.45 */
const ComparisonGauge = ({ view }: { readonly view: ComparisonView }) => (
  <figure className={gauge.gauge} data-level={view.level}>
    <svg viewBox="0 0 280 150" aria-hidden="true" focusable="false">
      <path className={gauge.track} d={arc} pathLength={100} />
      <path className={gauge.fill} d={arc} pathLength={100} strokeDasharray={`${view.arcPercent} 100`} />
    </svg>
    <figcaption className={gauge.words}>
      <b>{view.label}</b> <span>{view.listedText}</span>
    </figcaption>
    <p className={gauge.ends} aria-hidden="true">
      <span>{view.highText}</span>
      <span>{view.lowText}</span>
    </p>
  </figure>
);

export const ComparisonWords = ({ view }: { readonly view: ComparisonView }) => (
  <div className={outline.panel}>
    <ComparisonGauge view={view} />
    <div className={styles.text}>
      <p className={styles.range}>{view.rangeText}</p>
      {view.description !== null && <p>{view.description}</p>}
      <p className={styles.note}>
        These are advertised prices, not what buyers paid. They change as vehicles come and go.
      </p>
    </div>
  </div>
);
