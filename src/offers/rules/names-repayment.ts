/** What stands between words, the stars of a text in bold and the hyphens of 'a $99-a-week car' among it. */
const gap = String.raw`[\s*_-]`;
const amount = String.raw`(?:\$${gap}?\d[\d,.]*|\b\d[\d,.]*${gap}?dollars\b)`;
const period = String.raw`(?:week|fortnight|month)(?:ly)?\b|(?:wk|mth|p${gap}?[./]?${gap}?[wfm])\b`;
/** What is paid by the week without being lent, such as the hire of a caravan. */
const notLent = 'sav(?:e|es|ing|ings)|hir(?:e|ing)|rent(?:al|ing)?|stor(?:e|age)|subscri(?:be|ption)|fees?';

/** '$99 a week', '$430/month', '99 dollars weekly', '$99pw'; not 'Hire from $120 a week', nor '$229 a week subscription'. */
const amountByPeriod = new RegExp(
  String.raw`(?<!\b(?:${notLent})\b[^.!?;\n$]{0,30})${amount}${gap}*(?:(?:a|per|each|every)${gap}+|/${gap}*)?(?:${period})(?!${gap}+(?:to${gap}+)?(?:${notLent})\b)`,
  'i',
);
/** 'Repayments from $99', 'weekly payments of only $99'. */
const repaymentOf = new RegExp(
  String.raw`\b(?:repayments?|instal(?:l)?ments?|(?:week|fortnight|month)ly${gap}+payments?)\b[^.!?;\n$]{0,40}${amount}`,
  'i',
);

/** Whether a text names what a loan costs by the week or month: the law wants its rates to show with it. @spec L3.08 */
export const namesRepayment = (text: string): boolean => amountByPeriod.test(text) || repaymentOf.test(text);
