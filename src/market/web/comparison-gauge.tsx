import type { ComparisonView } from '../view/build-comparison-view.ts';
import styles from './comparison-gauge.module.css';

/** Half a circle, from the dearest price at the left to the cheapest at the right. */
const arc = 'M20 140A120 120 0 0 1 260 140';

/** Draws the range as an arc, filled up to the price, with its meaning in words. @spec B4.29, B9.04, B9.05, B9.45 */
export const ComparisonGauge = ({ view }: { readonly view: ComparisonView }) => (
  <figure className={styles.gauge} data-level={view.level}>
    <svg viewBox="0 0 280 150" aria-hidden="true" focusable="false">
      <path className={styles.track} d={arc} pathLength={100} />
      <path className={styles.fill} d={arc} pathLength={100} strokeDasharray={`${view.arcPercent} 100`} />
    </svg>
    <figcaption className={styles.words}>
      <b>{view.label}</b> <span>{view.listedText}</span>
    </figcaption>
    <p className={styles.ends} aria-hidden="true">
      <span>{view.highText}</span>
      <span>{view.lowText}</span>
    </p>
  </figure>
);
