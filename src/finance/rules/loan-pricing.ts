import type { FinanceProvider } from './finance-provider-config.ts';
import type { ProviderFees } from './provider-fees.ts';

/** The loan on a vehicle that its lender quotes, as the stock brings it. @spec B3.11 */
export interface StatedLoan {
  /** The price less the deposit. */
  readonly lentCents: number;
  readonly residualCents: number;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
  readonly termYears: number;
  readonly paymentWeekCents: number | null;
  readonly paymentMonthCents: number | null;
  /** The lender's weekly repayments for other terms, by the term in years. */
  readonly paymentWeekCentsByTermYears: Readonly<Record<string, number>>;
}

/** What a lender charges, with the figures it states itself. Plain data, because the calculator needs it in the browser. */
export interface LoanPricing {
  /** Null on a site without a lender. */
  readonly lenderName: string | null;
  readonly fees: ProviderFees;
  readonly rounding: FinanceProvider['rounding'];
  /** Null where the lender states nothing that may be shown. */
  readonly stated: StatedLoan | null;
}
