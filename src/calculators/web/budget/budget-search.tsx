import { useEffect, useRef } from 'react';
import { type BudgetView, budgetStepDollars } from '#src/calculators/view/budget/build-budget-view.ts';
import { formatPrice } from '#src/lib/format-number.ts';
import buttons from '#src/ui/button.module.css';
import { ChoiceField } from '#src/ui/fields/choice-field.tsx';
import { ValueSlider } from '#src/ui/fields/value-slider.tsx';
import { describeBudgetProblem } from '../../view/budget/describe-budget-problem.ts';
import { AmountField } from '../amount-field.tsx';
import calculator from '../calculator.module.css';
import { BudgetResults } from './budget-results.tsx';
import styles from './budget-search.module.css';
import { type BudgetAnswerState, useBudgetAnswer } from './use-budget-answer.ts';
import { useBudgetEntry } from './use-budget-entry.ts';

const frequencies = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

interface BudgetSearchProps {
  readonly budget: BudgetView;
  readonly keepsAddress?: boolean;
}

interface BudgetOutcomeProps extends Pick<BudgetView, 'answer' | 'maxDollars' | 'method' | 'warning'> {
  readonly budgetDollars: number;
  readonly state: BudgetAnswerState;
  readonly onMove: (dollars: number) => void;
  readonly onAskAgain: () => void;
}

/** @spec L4.20 */
const BudgetOutcome = (props: BudgetOutcomeProps) => {
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

/** @spec L1.05, L4.20 */
export const BudgetSearch = ({ budget, keepsAddress = false }: BudgetSearchProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { typed, drawn, budgetDollars, adopt, type, moveBudget, changeFrequency } = useBudgetEntry(budget);
  const { answer, state, askAgain } = useBudgetAnswer(budgetDollars, typed.body, budget.answer);
  const { repaymentText, depositText, frequency, body } = typed;
  const address = `${budget.action}?${new URLSearchParams({ frequency, repayment: repaymentText, deposit: depositText, body })}`;
  const isChanged = typed !== drawn;
  useEffect(() => {
    if (keepsAddress && isChanged) window.history.replaceState(window.history.state, '', address);
  }, [keepsAddress, isChanged, address]);
  const start = useRef(adopt);
  useEffect(() => {
    if (form.current !== null) start.current(form.current);
  }, []);
  return (
    <form
      ref={form}
      className={styles.search}
      action={budget.action}
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.entry}>
        <ChoiceField
          legend="How often you pay"
          name="frequency"
          look="chips"
          choices={frequencies}
          chosen={typed.frequency}
          onChoose={changeFrequency}
        />
        <div className={calculator.fields}>
          <AmountField
            name="repayment"
            label="Repayment"
            prefix="$"
            suffix={typed.frequency === 'weekly' ? 'per week' : 'per month'}
            field={{ value: typed.repaymentText, onChange: ({ target }) => type({ repaymentText: target.value }) }}
            error={describeBudgetProblem('repayment', repaymentText)}
          />
          <AmountField
            name="deposit"
            label="Deposit or trade-in"
            prefix="$"
            field={{ value: typed.depositText, onChange: ({ target }) => type({ depositText: target.value }) }}
            error={describeBudgetProblem('deposit', depositText)}
          />
        </div>
        {answer.bodies.length > 0 && (
          <ChoiceField
            legend="Body type"
            name="body"
            look="chips"
            choices={[{ value: '', label: 'Any body type' }, ...answer.bodies]}
            chosen={typed.body}
            onChoose={(body) => type({ body })}
          />
        )}
        <button type="submit" className={buttons.outlined} data-needs="noScripts">
          Update
        </button>
      </div>
      <BudgetOutcome
        answer={answer}
        maxDollars={budget.maxDollars}
        method={budget.method}
        warning={budget.warning}
        budgetDollars={budgetDollars}
        state={state}
        onMove={moveBudget}
        onAskAgain={askAgain}
      />
      {budget.disclaimer !== null && <p className={styles.disclaimer}>{budget.disclaimer}</p>}
    </form>
  );
};
