import styles from './odometer-drawing.module.css';

interface OdometerDrawingProps {
  readonly status: number;
}

/** The status on an odometer's rollers, as decoration: every vehicle has one. */
export const OdometerDrawing = ({ status }: OdometerDrawingProps) => (
  <div className={styles.odometer} aria-hidden="true">
    <p className={styles.rollers}>
      {String(status)
        .padStart(6, '0')
        .split('')
        .map((digit, place) => (
          // Rollers keep their places, so the index is a stable key.
          <span key={`${digit}-${String(place)}`} data-digit={digit}>
            {digit}
          </span>
        ))}
    </p>
    <p className={styles.unit}>km off route</p>
  </div>
);
