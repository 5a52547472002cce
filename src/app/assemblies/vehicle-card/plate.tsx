import styles from './plate.module.css';
import type { FigureView } from './vehicle-card-view.ts';

/** Figures in ruled cells, always in the same place. @spec B2.17 */
export const Plate = ({ figures }: { readonly figures: readonly FigureView[] }) => (
  <dl className={styles.plate}>
    {figures.map(({ name, label, value }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
