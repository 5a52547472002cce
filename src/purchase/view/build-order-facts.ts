import type { Valuation } from '#src/trade-in/rules/valuation.ts';
import { buildValuationLeadFacts } from '#src/trade-in/view/build-valuation-lead-facts.ts';
import type { PurchaseFigures } from '../rules/calculate-figures.ts';
import type { TradeInCredit } from '../rules/count-trade-in.ts';
import type { PurchaseAnswers } from '../rules/purchase-answers.ts';
import { describeFunds, describeHandover, describeTradeIn } from './describe-answers.ts';
import { listFigures } from './list-figures.ts';

/** @spec D.41, L3.01 */
export const buildOrderFacts = (
  answers: PurchaseAnswers,
  figures: PurchaseFigures,
  credit: TradeInCredit | null,
): Readonly<Record<string, string>> => ({
  Handover: describeHandover(answers),
  'Trade-in': describeTradeIn(credit),
  'Payment method': describeFunds(answers, figures),
  ...Object.fromEntries(listFigures(figures, null).map(({ label, text }) => [label, text])),
});

/** @spec D.39, D.41, L3.11 */
export const buildTradeInFacts = (valuation: Valuation): Readonly<Record<string, string>> => {
  const { valuation_car: car, kms, adjustmentAnswers: condition } = buildValuationLeadFacts(valuation);
  const { plate } = valuation;
  const facts = {
    'Trade-in vehicle': car,
    'Trade-in rego': plate === null ? undefined : `${plate.rego} (${plate.regoState})`,
    'Trade-in kilometres': kms,
    'Trade-in condition': condition,
  };
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined && fact[1] !== ''),
  );
};
