import styles from './card-finance.module.css';
import type { FinanceView } from './vehicle-card-view.ts';

/** A repayment with its two rates: three equal cells, none of them larger than the others. @spec B5.05, B9.40 */
export const CardFinance = ({ finance }: { readonly finance: FinanceView }) => (
  <dl className={styles.finance}>
    {finance.cells.map(({ name, figure, label }) => (
      <div key={name}>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
