import { formatPrice } from '#src/lib/format-price.ts';
import { ValueSlider } from '#src/ui/fields/value-slider.tsx';
import type { BudgetView } from '../../view/budget/budget-view.ts';
import { budgetStepDollars } from '../../view/budget/build-budget-view.ts';
import { BudgetResults } from './budget-results.tsx';
import styles from './budget-search.module.css';
import type { BudgetAnswerState } from './use-budget-answer.ts';

interface BudgetOutcomeProps extends Pick<BudgetView, 'answer' | 'maxDollars' | 'method' | 'warning'> {
  readonly budgetDollars: number;
  readonly state: BudgetAnswerState;
  /** The shopper moved the budget itself. */
  readonly onMove: (dollars: number) => void;
  readonly onAskAgain: () => void;
}

/** The budget that a repayment comes to, what of the stock is within it, and how it was worked out. @spec L4.20 */
export const BudgetOutcome = (props: BudgetOutcomeProps) => {
  const { budgetDollars, maxDollars, answer, state, method, warning, onMove, onAskAgain } = props;
  const budgetText = formatPrice(budgetDollars * 100);
  return (
    <div className={styles.answer}>
      <p className={styles.budget}>
        <span>Your budget</span>
        <b>{budgetText}</b>
      </p>
      <ValueSlider
        label="Your budget"
        min={0}
        max={maxDollars}
        step={budgetStepDollars}
        value={Math.min(budgetDollars, maxDollars)}
        valueText={budgetText}
        onMove={onMove}
      />
      <div role="status">
        <BudgetResults answer={answer} state={state} onAskAgain={onAskAgain} />
      </div>
      <p>{method}</p>
      {warning !== null && (
        <details className={styles.warningText}>
          <summary>About this rate</summary>
          <p>{warning}</p>
        </details>
      )}
    </div>
  );
};
