import type { LoadBarView } from '../view/build-load-bar-view.ts';
import styles from './load-bar.module.css';

/** Tare solid, payload hatched, the end of the track is the rating; the same in words below it. @spec B3.08 */
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
    </svg>
    <p className={styles.words}>{load.payloadText}</p>
  </div>
);
