import { localYear } from '#src/lib/dates/local-day.ts';
import { formatNumber, formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { comparisonRateWarning, repaymentFrequencies } from '#src/lib/loans/loan.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import type { FinanceEstimate } from '../rules/choose-finance-estimate.ts';
import { chooseVehicleFinance } from '../rules/choose-vehicle-finance.ts';
import type { AskedQuote } from '../rules/choose-youx-estimate.ts';
import type { FinanceConfig } from '../rules/config.ts';

/** The repayment and its two rates must appear together, at the same size. @spec B5.05, B9.40 */
export interface FinanceView {
  readonly cells: readonly [FinanceCell, FinanceCell, FinanceCell];
  readonly terms: string;
  readonly loanNote: string;
  readonly warning: string;
  readonly disclaimer: string | null;
}

export interface FinanceCell {
  readonly name: 'repayment' | 'interestRate' | 'comparisonRate';
  readonly figure: string;
  readonly label: string;
}

const describeSum = (cents: number): string => {
  const sum = formatPrice(cents);
  return sum === formatPrice(0) ? 'no' : sum;
};

const describeTerms = ({ lenderName, termYears, depositCents, balloonCents }: FinanceEstimate): string => {
  const years = formatNumber(termYears, Number.isInteger(termYears) ? 0 : 1);
  return `${lenderName}, ${years} year term, ${describeSum(depositCents)} deposit, ${describeSum(balloonCents)} balloon`;
};

/** @spec B5.05 to B5.12, B9.40 */
export const buildFinanceView = (
  vehicle: Vehicle,
  config: FinanceConfig,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
  asked: AskedQuote | null = null,
): FinanceView | null => {
  const finance = chooseVehicleFinance({ vehicle, currentYear: localYear(now, timeZone) }, config, asked);
  const estimate = finance?.lineEstimate ?? null;
  if (estimate === null) return null;
  const { label } = repaymentFrequencies[estimate.frequency];
  return {
    cells: [
      { name: 'repayment', figure: formatPrice(estimate.repaymentCents), label: `${label} est.` },
      { name: 'interestRate', figure: formatPercent(estimate.interestRatePercent), label: 'p.a. interest' },
      { name: 'comparisonRate', figure: formatPercent(estimate.comparisonRatePercent), label: 'p.a. comparison' },
    ],
    terms: describeTerms(estimate),
    loanNote: config.loanNote,
    warning: comparisonRateWarning,
    disclaimer: estimate.disclaimer,
  };
};
