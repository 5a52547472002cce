import styles from './card-finance.module.css';
import { FinanceCells } from './finance-cells.tsx';
import type { FinanceView } from './vehicle-card-view.ts';

/** The repayment of a card. */
export const CardFinance = ({ finance }: { readonly finance: FinanceView }) => (
  <FinanceCells className={styles.finance} cells={finance.cells} />
);
