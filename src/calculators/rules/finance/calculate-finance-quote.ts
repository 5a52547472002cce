import { buildRepaymentPlan, type RepaymentPlan } from '#src/finance/rules/build-repayment-plan.ts';
import { calculateChargedRepaymentCents } from '#src/finance/rules/calculate-charged-repayment-cents.ts';
import { calculateExampleComparisonRatePercent } from '#src/finance/rules/calculate-example-comparison-rate-percent.ts';
import { roundRepaymentCents } from '#src/finance/rules/round-repayment-cents.ts';
import type { CalculatorState } from './calculator-state.ts';
import type { CalculatorTerms } from './calculator-terms.ts';

/** A repayment of this much or less is none that a lender would take. @spec B5.36 */
const leastRepaymentCents = 2500;

export type FinanceQuote =
  | { readonly kind: 'enquire' }
  | {
      readonly kind: 'quote';
      readonly repaymentCents: number;
      readonly comparisonRatePercent: number;
      /** The final payment: never more than what is lent. */
      readonly residualCents: number;
      /** Interest and fees, in cents. */
      readonly costCents: number;
      readonly plan: RepaymentPlan;
    };

const toCents = (dollars: number): number => Math.round(dollars * 100);

/**
 * The repayment of what a shopper set, the same on server and in the browser: amortisation per period with the fees and
 * the final payment, in whole dollars; the loan then runs in whole cents.
 * @param state within its bounds
 * @spec B5.36, B9.35 to B9.37
 */
export const calculateFinanceQuote = (state: CalculatorState, terms: CalculatorTerms): FinanceQuote => {
  const { frequency, termYears, ratePercent } = state;
  const { fees, rounding } = terms;
  const lentCents = toCents(state.amountDollars) - toCents(state.depositDollars);
  if (lentCents <= 0) return { kind: 'enquire' };
  const residualCents = Math.min(toCents(state.residualDollars), lentCents);
  const lent = { principalCents: lentCents, ratePercent, termYears, frequency, residualCents };
  const repaymentCents = roundRepaymentCents(calculateChargedRepaymentCents(lent, fees), rounding);
  if (repaymentCents <= leastRepaymentCents) return { kind: 'enquire' };
  const loan = { ...lent, principalCents: lentCents + fees.onceCents, monthlyFeeCents: fees.monthlyCents };
  const plan = buildRepaymentPlan({ ...loan, repaymentCents });
  return {
    kind: 'quote',
    repaymentCents,
    comparisonRatePercent: calculateExampleComparisonRatePercent(ratePercent, fees),
    residualCents,
    costCents: plan.totalCents - lentCents,
    plan,
  };
};
