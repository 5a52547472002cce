import type { FinanceLender } from '../rules/fields/finance-lender.ts';

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
