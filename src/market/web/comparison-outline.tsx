import styles from './price-comparison.module.css';

interface ComparisonOutlineProps {
  readonly className?: string | undefined;
  readonly words?: string;
}

/** @spec B4.29 */
export const ComparisonOutline = ({ className = '', words = 'Comparing prices…' }: ComparisonOutlineProps) => (
  <div className={`${styles.panel} ${styles.coming} ${className}`} data-waiting>
    <i aria-hidden="true" />
    <p role="status">{words}</p>
  </div>
);
