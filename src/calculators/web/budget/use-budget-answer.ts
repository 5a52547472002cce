import { useEffect, useState } from 'react';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import type { BudgetAnswer } from '../../view/budget/budget-view.ts';

/** Time that an amount must rest before it is asked for, in milliseconds. */
const restMs = 250;

const ask = async (question: string, signal: AbortSignal): Promise<BudgetAnswer> => {
  const response = await fetchInTime(`${apiPaths.budgetSearch}?${question}`, signal);
  if (!response.ok) throw new Error(`the search by budget answered ${response.status}`);
  return (await response.json()) as BudgetAnswer;
};

/** What the stock says to a budget: as drawn at first, then asked whenever the budget rests at another. */
export const useBudgetAnswer = (
  budgetDollars: number,
  body: string,
  drawn: BudgetAnswer,
): { readonly answer: BudgetAnswer; readonly isAsking: boolean } => {
  const question = new URLSearchParams({ budget: String(budgetDollars), body }).toString();
  const [known, setKnown] = useState({ question, answer: drawn });
  useEffect(() => {
    if (known.question === question) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(question, abort.signal).then(
        (answer) => setKnown({ question, answer }),
        (error: unknown) => {
          if (!abort.signal.aborted) console.warn('search by budget', error);
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, known.question]);
  return { answer: known.answer, isAsking: known.question !== question };
};
