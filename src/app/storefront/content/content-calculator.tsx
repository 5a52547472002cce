import type { FinanceCalculatorView } from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import { FinanceCalculatorSection } from '#src/finance/web/calculator/finance-calculator-section.tsx';
import styles from './content-page.module.css';

interface ContentCalculatorProps {
  readonly calculator: FinanceCalculatorView;
  /** True if finance links should lead here, because the page has no form. */
  readonly isAnchor: boolean;
}

/** @spec B1.09, L2.31 */
export const ContentCalculator = ({ calculator, isAnchor }: ContentCalculatorProps) => (
  <div id={isAnchor ? 'finance-form' : undefined} className={styles.calculator}>
    <FinanceCalculatorSection calculator={calculator} />
  </div>
);
