import { useEffect, useId, useRef } from 'react';
import { formatPrice } from '#src/lib/format-price.ts';
import buttons from '#src/ui/button.module.css';
import type { BudgetView } from '../../view/budget/budget-view.ts';
import { budgetStepDollars } from '../../view/budget/build-budget-view.ts';
import { AmountField } from '../amount-field.tsx';
import calculator from '../calculator.module.css';
import { BudgetResults } from './budget-results.tsx';
import styles from './budget-search.module.css';
import { Choices } from './choices.tsx';
import { useBudgetAnswer } from './use-budget-answer.ts';
import { useBudgetEntry } from './use-budget-entry.ts';

const frequencies = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
] as const;

interface BudgetSearchProps {
  readonly budget: BudgetView;
  /** The address follows the choice: on the page that reads it. */
  readonly keepsAddress?: boolean;
}

/** What a repayment buys, and what of it is in stock; without scripts the form leads to a page that says so. @spec L1.05, L4.20 */
export const BudgetSearch = ({ budget, keepsAddress = false }: BudgetSearchProps) => {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { typed, drawn, budgetDollars, adopt, type, moveBudget, changeFrequency } = useBudgetEntry(budget);
  const { answer, isAsking } = useBudgetAnswer(budgetDollars, typed.body, budget.answer);
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
  const budgetText = formatPrice(budgetDollars * 100);
  return (
    <form
      ref={form}
      className={styles.search}
      action={budget.action}
      method="get"
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.entry}>
        <Choices
          legend="How you pay"
          name="frequency"
          options={frequencies}
          chosen={typed.frequency}
          onChoose={(value) => changeFrequency(value === 'monthly' ? 'monthly' : 'weekly')}
        />
        <div className={calculator.fields}>
          <AmountField
            name="repayment"
            label="Repayment"
            prefix="$"
            suffix={typed.frequency === 'weekly' ? 'a week' : 'a month'}
            field={{ value: typed.repaymentText, onChange: ({ target }) => type({ repaymentText: target.value }) }}
            error={null}
          />
          <AmountField
            name="deposit"
            label="Deposit or trade-in"
            prefix="$"
            field={{ value: typed.depositText, onChange: ({ target }) => type({ depositText: target.value }) }}
            error={null}
          />
        </div>
        {answer.bodies.length > 0 && (
          <Choices
            legend="Body type"
            name="body"
            options={[{ value: '', label: 'Any body' }, ...answer.bodies]}
            chosen={typed.body}
            onChoose={(body) => type({ body })}
          />
        )}
        <button type="submit" className={buttons.outlined} data-needs="noScripts">
          Update
        </button>
      </div>
      <div className={styles.answer}>
        <p className={styles.budget}>
          <label htmlFor={id}>Your budget</label>
          <b>{budgetText}</b>
        </p>
        <input
          id={id}
          className={styles.slider}
          data-needs="scripts"
          type="range"
          min={0}
          max={budget.maxDollars}
          step={budgetStepDollars}
          value={Math.min(budgetDollars, budget.maxDollars)}
          aria-valuetext={budgetText}
          onChange={(event) => moveBudget(Number(event.target.value))}
        />
        <div role="status">
          <BudgetResults answer={answer} isAsking={isAsking} />
        </div>
        <p>{budget.method}</p>
        {budget.warning !== null && (
          <details className={styles.warningText}>
            <summary>About this rate</summary>
            <p>{budget.warning}</p>
          </details>
        )}
      </div>
      {budget.disclaimer !== null && <p className={styles.disclaimer}>{budget.disclaimer}</p>}
    </form>
  );
};
