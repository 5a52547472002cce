import type { FinanceEstimate } from '../rules/choose-finance-estimate.ts';

/** @spec B4.58, D.59 */
export const describeSource = ({ source }: Pick<FinanceEstimate, 'source'>): string | null => {
  if (source === 'lender') return null;
  return source === 'youx'
    ? 'Quoted by youx, assuming an excellent credit score. This is an estimate, not an offer of credit.'
    : 'This is an example, not an offer of credit.';
};
