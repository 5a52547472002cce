import { getFinanceValueCents } from '#src/pricing/rules/find-shown-price-cents.ts';
import { listWithheldIdentifiers } from '#src/vehicle/rules/list-withheld-fields.ts';
import type { PageConfig } from '#src/vehicle/rules/page/page-config.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

/** @spec B3.09 */
export interface YouxQuote {
  readonly weeklyRepaymentCents: number;
  readonly comparisonRatePercent: number;
  readonly advertisedRatePercent: number;
}

/** Amounts in dollars and rates in percent, with the specification's field names. @spec B3.09, B7.12 */
export interface YouxAnswer {
  readonly weeklyRepaymentAmount: number;
  readonly comparisonRate: number;
  readonly advertisedRate: number;
}

/** @spec B7.12 */
export const formatYouxQuote = (quote: YouxQuote): YouxAnswer => ({
  weeklyRepaymentAmount: quote.weeklyRepaymentCents / 100,
  comparisonRate: quote.comparisonRatePercent,
  advertisedRate: quote.advertisedRatePercent,
});

/** @spec B7.12 */
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

export const youxTermYears = 5;

/** @spec B7.12 */
export interface YouxQuestion {
  readonly selfAssessedCreditScore: 'GREAT';
  readonly purchasePrice: number;
  readonly loanTerm: typeof youxTermYears;
  readonly year: number;
  readonly vin: string | null;
  readonly nvic: string | null;
  readonly whoIsHelping: '';
}

/** @spec B7.12 */
export const buildYouxQuestion = (vehicle: Vehicle): YouxQuestion => ({
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: getFinanceValueCents(vehicle) / 100,
  loanTerm: youxTermYears,
  year: vehicle.year,
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  whoIsHelping: '',
});

/** @spec B7.12, B5.18 */
export const buildPageYouxQuestion = (vehicle: Vehicle, page: Pick<PageConfig, 'hiddenSpecRows'>): YouxQuestion => ({
  ...buildYouxQuestion(vehicle),
  ...(listWithheldIdentifiers(page).includes('vin') && { vin: null }),
});
