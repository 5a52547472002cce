import { apiPaths } from '#src/lib/api-paths.ts';
import { fetchInTime } from '#src/lib/fetch-in-time.ts';
import { readAnswer } from '#src/lib/read-answer.ts';
import { shapes } from '#src/lib/shapes.ts';
import type { BudgetAnswer, BudgetBody, BudgetButton } from '../../view/budget/budget-view.ts';

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

/** Asks what the stock says to a budget; throws when nobody knows. @spec L2.68 */
export const loadBudgetAnswer = async (question: string, signal: AbortSignal): Promise<BudgetAnswer> =>
  readAnswer(await fetchInTime(`${apiPaths.budgetSearch}?${question}`, signal), isAnswer);
