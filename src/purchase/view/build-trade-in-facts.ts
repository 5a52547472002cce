import type { Valuation } from '#src/trade-in/rules/valuation.ts';
import { buildLeadFacts } from '#src/trade-in/view/build-lead-facts.ts';

/** What a purchase's lead says of a traded vehicle that no lead of its own describes; only what is known. @spec D.39, D.41, L3.11 */
export const buildTradeInFacts = (valuation: Valuation): Readonly<Record<string, string>> => {
  const { valuation_car: car, kms, adjustmentAnswers: condition } = buildLeadFacts(valuation);
  const { plate } = valuation;
  const facts = {
    'Trade-in vehicle': car,
    'Trade-in plate': plate === null ? undefined : `${plate.rego} (${plate.regoState})`,
    'Trade-in kilometres': kms,
    'Trade-in condition': condition,
  };
  return Object.fromEntries(
    Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== undefined && fact[1] !== ''),
  );
};
