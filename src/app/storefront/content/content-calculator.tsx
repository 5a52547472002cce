import type { FinanceCalculatorView } from '#src/finance/view/calculator/finance-calculator-view.ts';
import { FinanceCalculatorSection } from '#src/finance/web/calculator/finance-calculator-section.tsx';
import styles from './content-page.module.css';

/** The finance calculator below a page's text, where links from vehicles lead. @spec B1.09, L2.31 */
export const ContentCalculator = ({ calculator }: { readonly calculator: FinanceCalculatorView }) => (
  <div id="finance-form" className={styles.locations}>
    <FinanceCalculatorSection calculator={calculator} />
  </div>
);
