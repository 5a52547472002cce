import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { listWithheldIdentifiers } from '#src/vehicle/rules/list-withheld-fields.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** What youx says of a vehicle: a repayment and the two rates that must stand beside it. @spec B3.09 */
export interface YouxQuote {
  readonly weeklyRepaymentCents: number;
  readonly comparisonRatePercent: number;
  readonly advertisedRatePercent: number;
}

/** A quote by the names of the specification, in dollars: what the call answers. @spec B3.09, B7.12 */
export interface YouxAnswer {
  readonly weeklyRepaymentAmount: number;
  readonly comparisonRate: number;
  readonly advertisedRate: number;
}

/** A quote as the call answers it. @spec B7.12 */
export const formatYouxQuote = (quote: YouxQuote): YouxAnswer => ({
  weeklyRepaymentAmount: quote.weeklyRepaymentCents / 100,
  comparisonRate: quote.comparisonRatePercent,
  advertisedRate: quote.advertisedRatePercent,
});

/** A quote out of what the call answered; null where there is nothing to repay. @spec B7.12 */
export const readYouxAnswer = (answer: YouxAnswer): YouxQuote | null => {
  const weeklyRepaymentCents = Math.round(answer.weeklyRepaymentAmount * 100);
  return weeklyRepaymentCents > 0
    ? {
        weeklyRepaymentCents,
        comparisonRatePercent: answer.comparisonRate,
        advertisedRatePercent: answer.advertisedRate,
      }
    : null;
};

/** Years of the loan that a quote is for. */
export const youxTermYears = 5;

/** What youx is asked, by the names of the specification. @spec B7.12 */
export interface YouxQuestion {
  readonly selfAssessedCreditScore: 'GREAT';
  readonly purchasePrice: number;
  readonly loanTerm: typeof youxTermYears;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly whoIsHelping: '';
}

/** What youx is asked of a vehicle. @spec B7.12 */
export const buildYouxQuestion = (vehicle: Vehicle): YouxQuestion => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: getFinanceValueCents(vehicle) / 100,
  loanTerm: youxTermYears,
  year: vehicle.year,
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  whoIsHelping: '',
});

/** The same as a page says it: without the VIN on a site that hides it. @spec B7.12, B5.18 */
export const buildPageYouxQuestion = (vehicle: Vehicle, page: Pick<PageConfig, 'hiddenSpecRows'>): YouxQuestion => ({
  ...buildYouxQuestion(vehicle),
  ...(listWithheldIdentifiers(page).includes('vin') && { vin: null }),
});
