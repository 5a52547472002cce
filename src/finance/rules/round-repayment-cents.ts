import type { FinanceProvider } from './finance-provider-config.ts';

/** A repayment in whole dollars (as cents): up, or to the nearest dollar for the lenders that round so. @spec D.11 */
export const roundRepaymentCents = (repaymentCents: number, rounding: FinanceProvider['rounding']): number => {
  // A hundredth of a cent is arithmetic noise, not a reason to ask for a dollar more.
  const dollars = Number((repaymentCents / 100).toFixed(4));
  return (rounding === 'up' ? Math.ceil(dollars) : Math.round(dollars)) * 100;
};
