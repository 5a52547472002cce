import { FigureCells } from '#src/ui/figure-cells.tsx';
import type { FinanceView } from '../view/build-finance-view.ts';
import styles from './card-finance.module.css';

/** Shows a card's repayment with its two rates at the same size. @spec B5.05, B9.40 */
export const CardFinance = ({ finance }: { readonly finance: FinanceView }) => (
  <FigureCells className={styles.finance} cells={finance.cells} />
);
