import type { FigureView } from '../view/build-figures.ts';
import styles from './figures.module.css';

/** Figures of the business in a row, each the way to the page that says more of it. @spec B1.19 */
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
