import type { FinanceCalculatorView } from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import { FinanceCalculatorSection } from '#src/finance/web/calculator/finance-calculator-section.tsx';
import styles from './content-page.module.css';

interface ContentCalculatorProps {
  readonly calculator: FinanceCalculatorView;
  /** Whether links that ask for finance lead here: there is no form on the page that they could lead to. */
  readonly isAnchor: boolean;
}

/** The finance calculator below a page's text, where links from vehicles lead. @spec B1.09, L2.31 */
export const ContentCalculator = ({ calculator, isAnchor }: ContentCalculatorProps) => (
  <div id={isAnchor ? 'finance-form' : undefined} className={styles.locations}>
    <FinanceCalculatorSection calculator={calculator} />
  </div>
);
