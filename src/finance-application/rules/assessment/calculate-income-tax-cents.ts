import { residentTax } from './resident-tax.ts';

/** Income tax and the Medicare levy of a resident in a year, in whole cents, a part of one rounded up. @spec D.41 */
export const calculateIncomeTaxCents = (incomeYearCents: number): number => {
  let [taxHundredths, fromCents] = [0, 0];
  for (const { upToDollars, percent } of residentTax.brackets) {
    const taxedCents = Math.max(0, Math.min(incomeYearCents, upToDollars * 100) - fromCents);
    taxHundredths += taxedCents * percent;
    fromCents = upToDollars * 100;
  }
  if (taxHundredths === 0) return 0;
  return Math.ceil((taxHundredths + incomeYearCents * residentTax.medicareLevyPercent) / 100);
};
