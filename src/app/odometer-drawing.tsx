import styles from './odometer-drawing.module.css';

/** From the left. */
const rollers = ['hundred thousands', 'ten thousands', 'thousands', 'hundreds', 'tens', 'ones'];

interface OdometerDrawingProps {
  readonly status: number;
}

/** The status on an odometer's rollers, as decoration: every vehicle has one. */
export const OdometerDrawing = ({ status }: OdometerDrawingProps) => (
  <div className={styles.odometer} aria-hidden="true">
    <p className={styles.rollers}>
      {Array.from(String(status).padStart(6, '0'), (digit, place) => (
        <span key={rollers[place]} data-digit={digit}>
          {digit}
        </span>
      ))}
    </p>
    <p className={styles.unit}>km off route</p>
  </div>
);
