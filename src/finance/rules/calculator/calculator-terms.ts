import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import type { LoanPricing } from '../loan-pricing.ts';
import type { FinanceCalculatorConfig } from './finance-calculator-config.ts';

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
  /** How its sliders go: to the largest one or to the amount, and by which steps. @spec B5.34 */
  readonly extraSlider: FinanceCalculatorConfig['extraSlider'];
  readonly frequencies: readonly RepaymentFrequency[];
  readonly pricing: LoanPricing;
}
