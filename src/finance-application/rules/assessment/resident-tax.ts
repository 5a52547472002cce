/** Rates under the Treasury Laws Amendment (More Cost of Living Relief) Act 2025; checked in November 2026. */
export const residentTax = {
  year: '2026-27',
  source: 'Australian Taxation Office, resident rates from 1 July 2026',
  brackets: [
    { upToDollars: 18_200, percent: 0 },
    { upToDollars: 45_000, percent: 15 },
    { upToDollars: 135_000, percent: 30 },
    { upToDollars: 190_000, percent: 37 },
    { upToDollars: Number.POSITIVE_INFINITY, percent: 45 },
  ],
  /** Charged on the whole income once any tax is due, without the reductions for low incomes. */
  medicareLevyPercent: 2,
} as const;

/** @spec D.41 */
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
