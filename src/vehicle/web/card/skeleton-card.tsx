import styles from './skeleton-card.module.css';

/** The shape of a card that has not come yet. @spec B2.20 */
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
