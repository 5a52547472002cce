import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import type { TradeInCredit } from '../rules/count-trade-in.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import { describeFunds, describeHandover, describeTradeIn } from './describe-answers.ts';
import { listFigures } from './list-figures.ts';

/** What a purchase says in its lead, by the words that people read: what was chosen, and every figure. @spec D.41, L3.01 */
export const buildOrderFacts = (
  answers: PurchaseAnswers,
  figures: PurchaseFigures,
  credit: TradeInCredit | null,
): Readonly<Record<string, string>> => ({
  Handover: describeHandover(answers),
  'Trade-in': describeTradeIn(credit),
  'Paid by': describeFunds(answers, figures),
  ...Object.fromEntries(listFigures(figures, null).map(({ label, text }) => [label, text])),
});
