/**
 * How often a loan is repaid. Interest accrues over 52, 26 or 12 periods a year; the comparison rate counts the periods
 * as Regulation 100 of the National Credit Code does.
 * @spec B9.33
 */
export const repaymentFrequencies = {
  weekly: { periodsAYear: 52, comparisonPeriodsAYear: 52.18, label: 'a week' },
  fortnightly: { periodsAYear: 26, comparisonPeriodsAYear: 26.09, label: 'a fortnight' },
  monthly: { periodsAYear: 12, comparisonPeriodsAYear: 12, label: 'a month' },
} as const;

/** How often a loan is repaid. */
export type RepaymentFrequency = keyof typeof repaymentFrequencies;
