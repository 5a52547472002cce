/** How often a loan is repaid. */
export const repaymentFrequencies = {
  weekly: { periodsAYear: 52, comparisonPeriodsAYear: 52.18, label: 'a week' },
  fortnightly: { periodsAYear: 26, comparisonPeriodsAYear: 26.09, label: 'a fortnight' },
  monthly: { periodsAYear: 12, comparisonPeriodsAYear: 12, label: 'a month' },
} as const;

export type RepaymentFrequency = keyof typeof repaymentFrequencies;
