import type { Figure } from '../view/figure.ts';
import styles from './plate.module.css';

/** Characters from which on a value is set narrower, so that it stays whole in its cell. */
const longValue = 9;

/** Figures in ruled cells, always in the same place. @spec B2.17 */
export const Plate = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <dl className={styles.plate}>
    {figures.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd data-long={value.length > longValue || undefined}>{value}</dd>
      </div>
    ))}
  </dl>
);
