import styles from './price-comparison.module.css';

/**
 * The panel in outline until prices are compared. It breathes once they have been asked for: before that it lies below
 * what the shopper sees, and would keep the phone drawing for nobody.
 * @spec B4.29
 */
export const ComparisonOutline = ({ isAsked }: { readonly isAsked: boolean }) => (
  <div className={`${styles.panel} ${styles.coming}`} data-waiting data-asked={isAsked || undefined}>
    <i aria-hidden="true" />
    <p role="status">Comparing prices…</p>
  </div>
);
