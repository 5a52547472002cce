import { calculateLoanQuote, findComparisonRatePercent } from '#src/finance/rules/calculate-loan-quote.ts';
import { chooseVehicleFinance, type FinancedVehicle } from '#src/finance/rules/choose-vehicle-finance.ts';
import type { LoanPricing } from '#src/finance/rules/loan-pricing.ts';
import { creditProfiles, housingKinds, isOneOf } from '../answers/answer-choices.ts';
import type { ApplicationAnswers } from '../answers/application-fields.ts';
import { readMoneyCents } from '../answers/read-application.ts';
import type { QuotingLender } from '../lenders/lender-config.ts';
import { findLenderRatePercent, type LoanConfig, priceQuotingLender } from '../lenders/price-quoting-lender.ts';

export interface LoanTerms extends LoanPricing {
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
}

const noLender: LoanPricing = {
  lenderName: null,
  fees: { onceCents: 0, monthlyCents: 0 },
  rounding: 'up',
  stated: null,
};

const complete = (pricing: LoanPricing, ratePercent: number): LoanTerms => ({
  ...pricing,
  ratePercent,
  comparisonRatePercent: findComparisonRatePercent(ratePercent, pricing),
});

const isWithinBounds = (lender: QuotingLender, { amount = '', termYears = '' }: ApplicationAnswers): boolean =>
  Number(termYears) <= lender.maxTermYears && (readMoneyCents(amount) ?? 0) <= lender.maxAmountDollars * 100;

const findQuoted = (
  slug: string,
  answers: ApplicationAnswers,
  { finance, financeApplication: { lenders } }: LoanConfig,
): LoanTerms | undefined => {
  const { creditProfile = '', housing = '' } = answers;
  const lender = Object.hasOwn(lenders, slug) ? lenders[slug] : undefined;
  if (lender === undefined || !isOneOf(creditProfiles, creditProfile)) return undefined;
  if (!isWithinBounds(lender, answers)) return undefined;
  const ratePercent = isOneOf(housingKinds, housing) && findLenderRatePercent(lender, { creditProfile, housing });
  if (typeof ratePercent !== 'number') return undefined;
  return complete(priceQuotingLender(slug, lender, finance), ratePercent);
};

/** @spec L2.13, B9.38 */
export const chooseLoanTerms = (
  answers: ApplicationAnswers,
  financed: FinancedVehicle | null,
  config: LoanConfig,
): LoanTerms => {
  for (const slug of [answers.lender ?? '', config.finance.provider ?? '']) {
    const quoted = findQuoted(slug, answers, config);
    if (quoted !== undefined) return quoted;
  }
  const finance = chooseVehicleFinance(financed, config.finance);
  return finance === null
    ? complete(noLender, config.finance.example.ratePercent)
    : complete(finance.pricing, finance.ratePercent);
};

export type MonthlyTerms = Pick<LoanTerms, 'ratePercent' | 'fees' | 'rounding' | 'stated'>;

/** Includes fees, but no final payment. Rounded to whole dollars. @spec B9.36, B9.42 */
export const calculateMonthlyRepaymentCents = (
  amountCents: number,
  termYears: number,
  { ratePercent, ...pricing }: MonthlyTerms,
): number =>
  calculateLoanQuote(
    { lentCents: amountCents, termYears, ratePercent, frequency: 'monthly', residualCents: 0 },
    pricing,
  )?.repaymentCents ?? 0;
