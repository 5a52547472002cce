import type { RepaymentFrequency } from '#src/lib/loans/repayment-frequency.ts';
import type { FinanceProvider } from '../finance-provider-config.ts';
import type { ProviderFees } from '../read-provider-fees.ts';

/** From where to where a figure goes, and by which steps. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Within what a shopper may calculate, and what the lender adds. */
export interface CalculatorTerms {
  readonly amountField: 'loan' | 'purchasePrice';
  readonly amountDollars: Bounds;
  readonly termYears: Bounds;
  /** Terms to choose from instead of the slider; none for the slider. */
  readonly termListYears: readonly number[];
  readonly ratePercent: Bounds;
  readonly isRateFixed: boolean;
  /** Deposit and final payment. */
  readonly extraDollars: Bounds;
  readonly frequencies: readonly RepaymentFrequency[];
  readonly fees: ProviderFees;
  readonly rounding: FinanceProvider['rounding'];
}
