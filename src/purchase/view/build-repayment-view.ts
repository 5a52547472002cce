import { formatAmount } from '#src/checkout/view/format-amount.ts';
import { formatPercent, formatPrice } from '#src/lib/format-number.ts';
import { comparisonRateWarning, repaymentFrequencies } from '#src/lib/loans/loan.ts';
import type { RepaymentEstimate } from '../rules/choose-finance-terms.ts';
import type { RepaymentView } from './purchase-view.ts';

export interface Applying {
  readonly href: string;
  readonly found: { readonly state: 'draft' | 'sent'; readonly amountCents: number | null } | null;
}

const describeApplying = ({
  href: applyHref,
  found,
}: Applying): Pick<RepaymentView, 'application' | 'applyHref' | 'applyLabel'> => {
  if (found?.state !== 'sent') {
    return {
      application: null,
      applyHref,
      applyLabel: found === null ? 'Apply for finance' : 'Continue your application',
    };
  }
  const amount = found.amountCents === null ? '' : ` for ${formatAmount(found.amountCents)}`;
  return {
    application: `We have your finance application${amount}.`,
    applyHref,
    applyLabel: 'View your application',
  };
};

/** A repayment must never appear without both rates and the warning. @spec B9.39, B9.40 */
export const buildRepaymentView = (
  { lenderName, repaymentCents, frequency, ratePercent, comparisonRatePercent }: RepaymentEstimate,
  loanNote: string,
  applying: Applying,
): RepaymentView => ({
  cells: [
    { figure: formatPrice(repaymentCents), label: `${repaymentFrequencies[frequency].label} est.` },
    { figure: formatPercent(ratePercent), label: 'p.a. interest' },
    { figure: formatPercent(comparisonRatePercent), label: 'p.a. comparison' },
  ],
  note: `An estimate from ${lenderName}, not an offer of credit. ${loanNote} ${comparisonRateWarning}`,
  ...describeApplying(applying),
});
