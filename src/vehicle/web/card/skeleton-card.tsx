import styles from './skeleton-card.module.css';

/** @spec B2.20 */
export const SkeletonCard = () => (
  <div className={styles.card} aria-hidden="true">
    <div className={styles.picture} />
    <div className={styles.lines}>
      <i />
      <i />
      <i />
      <i />
    </div>
  </div>
);
