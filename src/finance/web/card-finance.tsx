import { FigureCells } from '#src/ui/figure-cells.tsx';
import type { FinanceView } from '../view/build-finance-view.ts';
import styles from './card-finance.module.css';

/**
 * The style sheet shortens the labels, but screen readers read them in full. The label 'a week est.' gets the class
 * `week`.
 * @spec B5.05, B9.40
 */
export const CardFinance = ({ finance: { cells } }: { readonly finance: FinanceView }) => (
  <FigureCells className={`${styles.finance} ${styles[cells[0].label.split(' ')[1] ?? '']}`} cells={cells} />
);
