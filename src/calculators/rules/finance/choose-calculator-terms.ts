import type { FinanceProvider } from '#src/finance/rules/config.ts';
import { readProviderFees } from '#src/finance/rules/read-provider-fees.ts';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { CalculatorTerms } from './calculator-terms.ts';
import type { FinanceCalculatorConfig } from './finance-calculator-config.ts';

const largestDollars = { loan: 100_000, purchasePrice: 250_000 } as const;

/** Deposit and final payment go by half dollars. @spec B5.34 */
const extraStepDollars = 0.5;

const findLargestAmountDollars = ({ amount }: FinanceCalculatorConfig, priceCents: number): number => {
  const dollars = amount.maxDollars ?? largestDollars[amount.field];
  // Whole cents in between: 1.05 has no exact value, and a dollar more would not be 105%.
  return amount.maxFollowsPrice && priceCents > dollars * 100 ? Math.floor((priceCents * 105) / 10_000) : dollars;
};

/**
 * Within what a shopper may calculate: the site's bounds, with those of the provider before them.
 * @param priceCents the vehicle's finance value; 0 without a vehicle
 * @spec B5.21 to B5.24, B5.27 to B5.34, D.09, D.10
 */
export const chooseCalculatorTerms = (
  config: FinanceCalculatorConfig,
  provider: FinanceProvider,
  lender: FinanceLender | null,
  priceCents: number,
): CalculatorTerms => {
  const { amount, term, rate } = config;
  const { rateRange } = provider;
  return {
    amountField: amount.field,
    amountDollars: {
      min: provider.minLoanDollars ?? amount.minDollars,
      max: findLargestAmountDollars(config, priceCents),
      step: amount.stepDollars,
    },
    termYears: { min: term.minYears, max: term.maxYears, step: term.stepYears },
    termListYears: provider.termListYears.length > 0 ? provider.termListYears : term.listYears,
    ratePercent: {
      min: rateRange?.minPercent ?? rate.minPercent,
      max: rateRange?.maxPercent ?? rate.maxPercent,
      step: rate.stepPercent,
    },
    isRateFixed: rate.isFixed,
    extraDollars: { min: 0, max: config.maxExtraDollars, step: extraStepDollars },
    frequencies: config.frequencies,
    fees: readProviderFees(provider, lender),
    rounding: provider.rounding,
  };
};
