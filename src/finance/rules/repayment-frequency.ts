/** How often a loan is repaid. */
export const repaymentFrequencies = {
  weekly: { periodsAYear: 52, label: 'a week' },
  fortnightly: { periodsAYear: 26, label: 'a fortnight' },
  monthly: { periodsAYear: 12, label: 'a month' },
} as const;

export type RepaymentFrequency = keyof typeof repaymentFrequencies;
