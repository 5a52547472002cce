import styles from './price-comparison.module.css';

interface ComparisonOutlineProps {
  /** A class that animates the outline while prices load. */
  readonly className?: string | undefined;
  readonly words?: string;
}

/** Reserves the panel's space. Animated only near the screen, to save battery. @spec B4.29 */
export const ComparisonOutline = ({ className = '', words = 'Comparing prices…' }: ComparisonOutlineProps) => (
  <div className={`${styles.panel} ${styles.coming} ${className}`} data-waiting>
    <i aria-hidden="true" />
    <p role="status">{words}</p>
  </div>
);
