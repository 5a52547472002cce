import { formatPercent } from '#src/lib/format-percent.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { comparisonRateWarning } from '#src/lib/loans/comparison-rate-warning.ts';
import { repaymentFrequencies } from '#src/lib/loans/repayment-frequency.ts';
import type { RepaymentEstimate } from '../rules/choose-finance-terms.ts';
import type { RepaymentView } from './purchase-view.ts';

/** A repayment in words: never without its two rates and their warning. @spec B9.39, B9.40 */
export const buildRepaymentView = (
  { lenderName, repaymentCents, frequency, ratePercent, comparisonRatePercent }: RepaymentEstimate,
  loanNote: string,
  applyHref: string,
): RepaymentView => ({
  cells: [
    { figure: formatPrice(repaymentCents), label: `${repaymentFrequencies[frequency].label} est.` },
    { figure: formatPercent(ratePercent), label: 'p.a. interest' },
    { figure: formatPercent(comparisonRatePercent), label: 'p.a. comparison' },
  ],
  note: `An estimate by ${lenderName}, no offer of credit. ${loanNote} ${comparisonRateWarning}`,
  applyHref,
});
