import type { FinanceProvider } from './finance-provider-config.ts';
import type { ProviderFees } from './provider-fees.ts';

/** The loan that the lender quotes for a vehicle, as imported with the stock. @spec B3.11 */
export interface StatedLoan {
  readonly lentCents: number;
  readonly residualCents: number;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly termYears: number;
  readonly paymentWeekCents: number | null;
  readonly paymentMonthCents: number | null;
  /** The lender's weekly repayments for other terms, keyed by the term in years. */
  readonly paymentWeekCentsByTermYears: Readonly<Record<string, number>>;
}

/** The inputs of a loan calculation. Plain data, because the browser's calculator needs it too. */
export interface LoanPricing {
  readonly lenderName: string | null;
  readonly fees: ProviderFees;
  readonly rounding: FinanceProvider['rounding'];
  readonly stated: StatedLoan | null;
}
