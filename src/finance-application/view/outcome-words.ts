import type { AssessmentOutcome, AssessmentReason } from '../rules/assessment/assess-application.ts';

/** What an outcome is called. @spec D.41 */
export const outcomeWords: Readonly<Record<AssessmentOutcome, { readonly heading: string; readonly short: string }>> = {
  likely: { heading: 'This looks likely', short: 'Looks likely' },
  needsATalk: { heading: 'Let us talk this through', short: 'Needs a talk' },
  unlikely: { heading: 'This looks unlikely as it stands', short: 'Looks unlikely' },
};

/** Why it looks so, to whoever applied. '{buffer}' stands for the percent by which the rate is raised in the sum. */
export const reasonWords: Readonly<Record<AssessmentReason, string>> = {
  fits: 'The repayment fits into what is left each month, and would still fit if the rate were {buffer} points higher.',
  noIncome: 'You have entered no income, and a loan is repaid out of one.',
  tooMuch: 'The repayment is more than what is left each month.',
  tooMuchWithBuffer: 'The repayment fits today, but would not if the rate were {buffer} points higher.',
  shortJob: 'You have not been in your job for long: a lender will ask about it.',
  shortBusiness: 'Your business is younger than two years: a lender will ask for more of its figures.',
  noWork: 'You live on a pension or benefits: some lenders lend on them, and we know which.',
};

/** Said wherever an outcome is shown. @spec D.41 */
export const indicationNote =
  'This is an indication from your own answers. It is not an approval or an offer of credit: that is subject to the lender’s assessment. No credit report was asked for.';
