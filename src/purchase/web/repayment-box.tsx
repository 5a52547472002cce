import cells from '#src/ui/figure-cells.module.css';
import { FigureCells } from '#src/ui/figure-cells.tsx';
import panels from '#src/ui/panel.module.css';
import type { RepaymentView } from '../view/purchase-view.ts';
import styles from './purchase-forms.module.css';

/** @spec B9.39, B9.40 */
export const RepaymentBox = ({ repayment }: { readonly repayment: RepaymentView }) => (
  <section className={panels.panel}>
    <h2>Your estimated repayment</h2>
    <FigureCells className={`${cells.figures} ${styles.cells}`} cells={repayment.cells} />
    <p className={styles.note}>{repayment.note}</p>
    {repayment.application !== null && <p>{repayment.application}</p>}
    <p>
      <a href={repayment.applyHref}>{repayment.applyLabel}</a>
    </p>
  </section>
);
