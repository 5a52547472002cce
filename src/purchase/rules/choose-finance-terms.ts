import { calculateFinanceQuote } from '#src/finance/rules/calculator/calculate-finance-quote.ts';
import { chooseCalculatorTerms } from '#src/finance/rules/calculator/choose-calculator-terms.ts';
import { chooseVehicleFinance } from '#src/finance/rules/choose-vehicle-finance.ts';
import type { FinanceConfig } from '#src/finance/rules/config.ts';
import type { RepaymentFrequency } from '#src/lib/loans/loan.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

const usualTermsYears = [1, 2, 3, 4, 5, 6, 7];

/** @spec B9.39 */
export interface RepaymentEstimate {
  readonly lenderName: string;
  readonly repaymentCents: number;
  readonly frequency: RepaymentFrequency;
  readonly ratePercent: number;
  readonly comparisonRatePercent: number;
}

/** @spec D.41 */
export const listFinanceTerms = (vehicle: Vehicle, config: FinanceConfig, currentYear: number): readonly number[] => {
  const finance = chooseVehicleFinance({ vehicle, currentYear }, config);
  if (finance === null) return [];
  const { termListYears, termYears } = chooseCalculatorTerms(config.calculator, finance);
  return termListYears.length > 0
    ? termListYears
    : usualTermsYears.filter((years) => years >= termYears.min && years <= termYears.max);
};

/** @spec B9.36, D.41 */
export const estimateRepayment = (
  vehicle: Vehicle,
  config: FinanceConfig,
  { financedCents, termYears }: { readonly financedCents: number; readonly termYears: number },
  currentYear: number,
): RepaymentEstimate | null => {
  const finance = chooseVehicleFinance({ vehicle, currentYear }, config);
  if (finance === null || financedCents <= 0) return null;
  const { estimate, pricing, provider, ratePercent } = finance;
  const frequency = estimate?.frequency ?? config.calculator.frequencies[0] ?? 'weekly';
  const asked = { frequency, termYears, ratePercent, amountDollars: financedCents / 100 };
  const quote = calculateFinanceQuote({ ...asked, depositDollars: 0, residualDollars: 0 }, { pricing });
  if (quote.kind === 'enquire') return null;
  const { repaymentCents, comparisonRatePercent } = quote;
  return {
    lenderName: estimate?.lenderName ?? provider.name,
    repaymentCents,
    frequency,
    ratePercent,
    comparisonRatePercent,
  };
};
