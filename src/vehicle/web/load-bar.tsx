import type { LoadBarView } from '../view/build-load-bar-view.ts';
import styles from './load-bar.module.css';

/** @spec B3.08 */
export const LoadBar = ({ load }: { readonly load: LoadBarView }) => (
  <div className={styles.load}>
    <svg
      className={styles.track}
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      role="img"
      aria-label={load.description}
    >
      <rect className={styles.tare} width={load.tarePercent} height="12" />
      {load.ratingPercent < 100 && (
        <rect className={styles.left} x={load.ratingPercent} width={100 - load.ratingPercent} height="12" />
      )}
    </svg>
    <p className={styles.words}>{load.payloadText}</p>
  </div>
);
