import { useState } from 'react';
import { getBudgetDollars } from '../../rules/budget/budget-query.ts';
import { type BudgetFrequency, calculateBudgetRepaymentCents } from '../../rules/budget/calculate-budget.ts';
import { readBudgetCents } from '../../rules/budget/read-budget-cents.ts';
import type { BudgetView } from '../../view/budget/budget-view.ts';

/** What the shopper typed and what it buys; the budget can be moved, and the repayment follows. @spec L4.20 */
export const useBudgetEntry = ({ ratePercent, startTexts, ...budget }: BudgetView) => {
  const [drawn] = useState({
    repaymentText: budget.repaymentText,
    depositText: budget.depositText,
    frequency: budget.frequency,
    body: budget.body,
  });
  const [typed, setTyped] = useState(drawn);
  const { frequency, repaymentText } = typed;
  const depositCents = readBudgetCents(typed.depositText);
  const entry = { repaymentCents: readBudgetCents(repaymentText), depositCents, frequency };
  const budgetDollars = getBudgetDollars(entry, ratePercent);
  const repaymentFor = (dollars: number, often: BudgetFrequency): string =>
    String(calculateBudgetRepaymentCents(dollars * 100, { depositCents, frequency: often }, ratePercent) / 100);
  return {
    typed,
    drawn,
    budgetDollars,
    /** Takes over what was chosen before the scripts came: it stands in the fields alone. */
    adopt: (form: HTMLFormElement) => {
      const data = new FormData(form);
      const often: BudgetFrequency = data.get('frequency') === 'monthly' ? 'monthly' : 'weekly';
      const found = {
        repaymentText: String(data.get('repayment') ?? ''),
        depositText: String(data.get('deposit') ?? ''),
        frequency: often,
        body: String(data.get('body') ?? ''),
      };
      const isSame = Object.entries(found).every(([name, value]) => Reflect.get(drawn, name) === value);
      if (!isSame) setTyped(found);
    },
    type: (changes: Partial<typeof typed>) => setTyped({ ...typed, ...changes }),
    moveBudget: (dollars: number) => setTyped({ ...typed, repaymentText: repaymentFor(dollars, frequency) }),
    /** The same budget paid at another pace; a repayment that nobody chose becomes the other's own. @spec L9.07 */
    changeFrequency: (often: BudgetFrequency) =>
      setTyped({
        ...typed,
        frequency: often,
        repaymentText: repaymentText === startTexts[frequency] ? startTexts[often] : repaymentFor(budgetDollars, often),
      }),
  };
};
