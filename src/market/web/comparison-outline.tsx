import styles from './price-comparison.module.css';

interface ComparisonOutlineProps {
  readonly className?: string | undefined;
}

/** @spec B4.29 */
export const ComparisonOutline = ({ className = '' }: ComparisonOutlineProps) => (
  <div className={`${styles.panel} ${styles.coming} ${className}`} data-waiting>
    <i aria-hidden="true" />
    <p role="status">Comparing prices…</p>
  </div>
);
