import type { FigureView } from '../view/build-figures.ts';
import styles from './figures.module.css';

/** @spec B1.19 */
export const Figures = ({ figures }: { readonly figures: readonly FigureView[] }) => (
  <dl className={styles.figures}>
    {figures.map(({ figure, label, href }) => (
      <div key={label}>
        <dt>{href === null ? label : <a href={href}>{label}</a>}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
