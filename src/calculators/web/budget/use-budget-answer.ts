import { useCallback, useEffect, useState } from 'react';
import type { BudgetAnswer, BudgetBody, BudgetButton } from '#src/calculators/view/budget/build-budget-view.ts';
import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchWithTimeout } from '#src/lib/fetch-with-timeout.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import { useWhenOnline } from '#src/ui/late/use-when-online.ts';

const { either, listOf, oneOf, record, text } = shapes;

type Found = Extract<BudgetButton, { kind: 'found' }>;
type NoneFound = Extract<BudgetButton, { kind: 'none' }>;

const isAnswer = record<BudgetAnswer>({
  buttons: listOf(
    either(
      record<Found>({ kind: oneOf({ found: true }), label: text, href: text }),
      record<NoneFound>({ kind: oneOf({ none: true }), label: text, warning: text }),
    ),
  ),
  bodies: listOf(record<BudgetBody>({ value: text, label: text })),
});

/** @spec L2.68 */
export const loadBudgetAnswer = async (question: string, signal: AbortSignal): Promise<BudgetAnswer> =>
  readAnswer(await fetchWithTimeout(`${apiPaths.budgetSearch}?${question}`, signal), isAnswer);

const restMs = 250;

export type BudgetAnswerState = 'asking' | 'here' | 'failed' | 'askingAgain';

interface Loaded {
  readonly question: string;
  readonly answer: BudgetAnswer;
  readonly hasFailed: boolean;
}

interface AskedBudget {
  readonly answer: BudgetAnswer;
  readonly state: BudgetAnswerState;
  readonly askAgain: () => void;
}

const withoutCounts = ({ bodies }: BudgetAnswer): BudgetAnswer => ({
  buttons: [],
  bodies: bodies.map(({ value }) => ({ value, label: value })),
});

const chooseState = (isLoaded: boolean, hasFailed: boolean): BudgetAnswerState => {
  if (hasFailed) return isLoaded ? 'failed' : 'askingAgain';
  return isLoaded ? 'here' : 'asking';
};

/** @spec L2.68, L4.20 */
export const useBudgetAnswer = (budgetDollars: number, body: string, drawn: BudgetAnswer): AskedBudget => {
  const question = new URLSearchParams({ budget: String(budgetDollars), body }).toString();
  const [loaded, setLoaded] = useState<Loaded>({ question, answer: drawn, hasFailed: false });
  const isLoaded = loaded.question === question;
  useEffect(() => {
    if (isLoaded) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      loadBudgetAnswer(question, abort.signal).then(
        (answer) => setLoaded({ question, answer, hasFailed: false }),
        (error: unknown) => {
          if (abort.signal.aborted) return;
          console.warn('the search by budget failed', error);
          setLoaded((last) => ({ question, answer: withoutCounts(last.answer), hasFailed: true }));
        },
      );
    }, restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [question, isLoaded]);
  const askAgain = useCallback(() => setLoaded((last) => ({ ...last, question: '' })), []);
  useWhenOnline(loaded.hasFailed ? askAgain : null);
  return { answer: loaded.answer, state: chooseState(isLoaded, loaded.hasFailed), askAgain };
};
