import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { CalculatorTerms } from './calculator-terms.ts';
import { clampCalculatorState } from './clamp-calculator-state.ts';
import type { FinanceCalculatorConfig } from './finance-calculator-config.ts';

/**
 * What the calculator shows at first.
 * @param priceCents the vehicle's finance value; 0 without a vehicle
 * @spec B9.30 to B9.34
 */
export const chooseCalculatorStart = (
  finance: FinanceCalculatorConfig,
  terms: CalculatorTerms,
  lender: FinanceLender | null,
  priceCents: number,
): CalculatorState => {
  const { amount, term, rate } = finance;
  const given = finance.startFrom === 'lender' ? lender : null;
  return clampCalculatorState(
    {
      amountDollars: amount.start === 'price' && priceCents > 0 ? priceCents / 100 : amount.exampleDollars,
      termYears: given?.termYears ?? term.startYears,
      ratePercent: given?.interestRatePercent ?? rate.startPercent,
      depositDollars: 0,
      residualDollars: 0,
      frequency: terms.frequencies[0] ?? 'weekly',
    },
    terms,
  );
};
