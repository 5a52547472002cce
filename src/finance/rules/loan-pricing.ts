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
  readonly paymentWeekCentsByTermYears: Readonly<Record<string, number>>;
}

export interface LoanPricing {
  readonly lenderName: string | null;
  readonly fees: ProviderFees;
  readonly rounding: FinanceProvider['rounding'];
  readonly stated: StatedLoan | null;
}
