import { FigureCells } from '#src/ui/figure-cells.tsx';
import type { FinanceView } from '../view/build-finance-view.ts';
import styles from './card-finance.module.css';

/** The style sheet shortens labels by class: the label 'a week est.' has the class `week`. @spec B5.05, B9.40 */
export const CardFinance = ({ finance: { cells } }: { readonly finance: FinanceView }) => (
  <FigureCells className={`${styles.finance} ${styles[cells[0].label.split(' ')[1] ?? '']}`} cells={cells} />
);
