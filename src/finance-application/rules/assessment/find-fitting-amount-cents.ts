import { calculateMonthlyRepaymentCents, type MonthlyTerms } from './calculate-monthly-repayment-cents.ts';

/** Amounts are told in steps of a hundred dollars. */
const stepCents = 10_000;

/** The largest amount whose repayment fits into what is left each month, up to a bound; 0 where none does. @spec D.41, L2.12 */
export const findFittingAmountCents = (
  roomCents: number,
  termYears: number,
  terms: MonthlyTerms,
  maxAmountCents: number,
): number => {
  let [fits, tooMuch] = [0, Math.floor(maxAmountCents / stepCents) + 1];
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (calculateMonthlyRepaymentCents(middle * stepCents, termYears, terms) <= roomCents) fits = middle;
    else tooMuch = middle;
  }
  return fits * stepCents;
};
