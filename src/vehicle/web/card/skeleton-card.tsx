import styles from './skeleton-card.module.css';

/** Placeholder for a card that is still loading. @spec B2.20 */
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
