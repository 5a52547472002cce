import type { FinanceCalculatorView } from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import { LatePart } from '#src/ui/late/late-part.tsx';
import { PageSection } from '#src/ui/page-section.tsx';
// Imported here so that the page has the calculator's styles before its scripts load.
import '#src/ui/figure-cells.module.css';
import '#src/ui/slider.module.css';
import '#src/ui/fields/choice-field.module.css';
import './balance-chart.module.css';
import './quote-panel.module.css';
import styles from './finance-calculator.module.css';

const loadCalculator = () => import('./finance-calculator.tsx').then(({ FinanceCalculator }) => FinanceCalculator);

// For the server only: the client build removes this import.
const atOnce = import.meta.env.SSR ? await loadCalculator() : null;

/** @spec B2.14, B2.50, B5.04 */
export const FinanceCalculatorSection = ({ calculator }: { readonly calculator: FinanceCalculatorView }) => (
  <PageSection id="finance-calculator-title" anchor="finance-calculator" title="Finance Calculator">
    <LatePart atOnce={atOnce} load={loadCalculator} props={{ calculator }} className={styles.room} />
  </PageSection>
);
