import type { FinanceView } from '../view/finance-view.ts';
import styles from './card-finance.module.css';
import { FinanceCells } from './finance-cells.tsx';

/** The repayment of a card. */
export const CardFinance = ({ finance }: { readonly finance: FinanceView }) => (
  <FinanceCells className={styles.finance} cells={finance.cells} />
);
