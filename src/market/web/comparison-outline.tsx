import styles from './price-comparison.module.css';

interface ComparisonOutlineProps {
  /** Animates the outline once prices were asked for. */
  readonly className?: string | undefined;
  readonly words?: string;
}

/** Holds the panel's place. To spare the battery, it is animated only near the screen. @spec B4.29 */
export const ComparisonOutline = ({ className = '', words = 'Comparing prices…' }: ComparisonOutlineProps) => (
  <div className={`${styles.panel} ${styles.coming} ${className}`} data-waiting>
    <i aria-hidden="true" />
    <p role="status">{words}</p>
  </div>
);
