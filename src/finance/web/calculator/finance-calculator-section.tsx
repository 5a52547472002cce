import type { FinanceCalculatorView } from '#src/finance/view/calculator/build-finance-calculator-view.ts';
import { LatePart } from '#src/ui/late/late-part.tsx';
import { PageSection } from '#src/ui/page-section.tsx';
// The styles come with the page: it is whole before the calculator's scripts are asked for.
import '#src/ui/figure-cells.module.css';
import '#src/ui/slider.module.css';
import '#src/ui/fields/choice-field.module.css';
import './balance-chart.module.css';
import './quote-panel.module.css';
import styles from './finance-calculator.module.css';

const loadCalculator = () => import('./finance-calculator.tsx').then(({ FinanceCalculator }) => FinanceCalculator);

// The build leaves this import out of what browsers get.
const atOnce = import.meta.env.SSR ? await loadCalculator() : null;

/** The finance calculator in a section of the page. @spec B2.14, B2.50, B5.04 */
export const FinanceCalculatorSection = ({ calculator }: { readonly calculator: FinanceCalculatorView }) => (
  <PageSection id="finance-calculator-title" anchor="finance-calculator" title="Finance Calculator">
    <LatePart atOnce={atOnce} load={loadCalculator} props={{ calculator }} className={styles.room} />
  </PageSection>
);
