import styles from './price-comparison.module.css';

/** The panel in outline while prices are compared. @spec B4.29 */
export const ComparisonOutline = () => (
  <div className={`${styles.panel} ${styles.coming}`} data-waiting>
    <i aria-hidden="true" />
    <p role="status">Comparing prices…</p>
  </div>
);
