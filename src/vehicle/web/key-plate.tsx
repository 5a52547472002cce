import type { Figure } from '../view/figure.ts';
import styles from './key-plate.module.css';

interface KeyPlateProps {
  readonly figures: readonly Figure[];
  /** Left and right in the dark cap: the stock number, and the VIN that tells this vehicle from every other. */
  readonly cap: readonly string[];
}

/** Key information as the plate of a manufacturer: ruled cells under a dark cap. @spec B2.44, B3.08 */
export const KeyPlate = ({ figures, cap }: KeyPlateProps) => (
  <div className={styles.plate}>
    {cap.length > 0 && (
      <p className={styles.cap}>
        {cap.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    )}
    {figures.length > 0 && (
      <dl className={styles.cells}>
        {figures.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )}
  </div>
);
