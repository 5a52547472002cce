import type { FinanceLender } from '../rules/fields/finance-lender.ts';

/** Makes a lender's figures: $199 a week over five years, and both rates. `fields` override them. */
export const makeTestLender = (fields: Partial<FinanceLender> = {}): FinanceLender => ({
  depositCents: 0,
  termYears: 5,
  interestRatePercent: 7.49,
  comparisonRatePercent: 8.61,
  paymentWeekCents: 19_900,
  paymentMonthCents: null,
  balloonCents: null,
  establishmentFeesCents: null,
  disclaimer: null,
  paymentWeekCentsByTermYears: {},
  ...fields,
});
