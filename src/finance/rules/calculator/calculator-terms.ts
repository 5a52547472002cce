import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import type { LoanPricing } from '../loan-pricing.ts';
import type { FinanceCalculatorConfig } from './finance-calculator-config.ts';

export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export interface CalculatorTerms {
  readonly amountField: 'loan' | 'purchasePrice';
  readonly amountDollars: Bounds;
  readonly termYears: Bounds;
  readonly termListYears: readonly number[];
  readonly ratePercent: Bounds;
  readonly isRateFixed: boolean;
  readonly extraDollars: Bounds;
  /** @spec B5.34 */
  readonly extraSlider: FinanceCalculatorConfig['extraSlider'];
  readonly frequencies: readonly RepaymentFrequency[];
  readonly pricing: LoanPricing;
}
