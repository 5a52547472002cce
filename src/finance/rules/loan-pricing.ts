import type { FinanceProvider } from './finance-provider-config.ts';
import type { ProviderFees } from './provider-fees.ts';

/** @spec B3.11 */
export interface StatedLoan {
  readonly lentCents: number;
  readonly residualCents: number;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly termYears: number;
  readonly paymentWeekCents: number | null;
  readonly paymentMonthCents: number | null;
  /** Weekly repayments for other terms, keyed by the term in years. */
  readonly paymentWeekCentsByTermYears: Readonly<Record<string, number>>;
}

/** Plain data, because the browser's calculator needs it too. */
export interface LoanPricing {
  readonly lenderName: string | null;
  readonly fees: ProviderFees;
  readonly rounding: FinanceProvider['rounding'];
  readonly stated: StatedLoan | null;
}
