import styles from './price-comparison.module.css';

interface ComparisonOutlineProps {
  /** How it moves once prices have been asked for; left out while it stands still. */
  readonly className?: string | undefined;
  /** What is said once nothing came; left out while it may still. */
  readonly words?: string;
}

/**
 * The panel in outline until prices are compared, as high as the panel. It breathes once they have been asked for: before that it lies
 * below what the shopper sees, and would keep the phone drawing for nobody.
 * @spec B4.29
 */
export const ComparisonOutline = ({ className = '', words = 'Comparing prices…' }: ComparisonOutlineProps) => (
  <div className={`${styles.panel} ${styles.coming} ${className}`} data-waiting>
    <i aria-hidden="true" />
    <p role="status">{words}</p>
  </div>
);
