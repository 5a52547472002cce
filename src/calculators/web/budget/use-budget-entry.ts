import { useState } from 'react';
import type { BudgetView } from '#src/calculators/view/budget/build-budget-view.ts';
import {
  type BudgetFrequency,
  calculateBudgetRepaymentCents,
  getBudgetDollars,
  readBudgetCents,
} from '../../rules/budget/calculate-budget.ts';

/** @spec L4.20 */
export const useBudgetEntry = ({ ratePercent, startTexts, ...budget }: BudgetView) => {
  const [drawn] = useState({
    repaymentText: budget.repaymentText,
    depositText: budget.depositText,
    frequency: budget.frequency,
    body: budget.body,
  });
  const [typed, setTyped] = useState(drawn);
  const buy = ({ repaymentText, depositText, frequency }: typeof typed): number => {
    const entry = {
      repaymentCents: readBudgetCents(repaymentText),
      depositCents: readBudgetCents(depositText),
      frequency,
    };
    return getBudgetDollars(entry, ratePercent);
  };
  const repaymentFor = (dollars: number, { depositText, frequency }: typeof typed): string => {
    const loan = { depositCents: readBudgetCents(depositText), frequency };
    return String(calculateBudgetRepaymentCents(dollars * 100, loan, ratePercent) / 100);
  };
  // Updates start from `now`, the latest state. A tap can come before the values from `adopt` are rendered.
  return {
    typed,
    drawn,
    budgetDollars: buy(typed),
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
    type: (changes: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...changes })),
    moveBudget: (dollars: number) => setTyped((now) => ({ ...now, repaymentText: repaymentFor(dollars, now) })),
    /** A repayment that the shopper hasn't changed becomes the new frequency's default. @spec L9.07 */
    changeFrequency: (frequency: BudgetFrequency) =>
      setTyped((now) => {
        const isChosen = now.repaymentText !== startTexts[now.frequency];
        const repaymentText = isChosen ? repaymentFor(buy(now), { ...now, frequency }) : startTexts[frequency];
        return { ...now, frequency, repaymentText };
      }),
  };
};
