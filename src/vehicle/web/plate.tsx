import type { Figure } from '../view/figure.ts';
import styles from './plate.module.css';

const longValue = 8;

interface PlateProps {
  readonly figures: readonly Figure[];
  readonly place: 'card' | 'page';
}

/** @spec B2.17, B2.44, B3.08 */
export const Plate = ({ figures, place }: PlateProps) => (
  <dl className={`${styles.plate} ${styles[place]}`}>
    {figures.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd data-long={(place === 'card' && value.length > longValue) || undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);
