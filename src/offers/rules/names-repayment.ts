/**
 * '$99 a week', '$430/month', '99 dollars weekly', '$99pw'. Between the words may stand the stars of a text in bold, and the hyphens of 'a
 * $99-a-week car'.
 */
const amountByPeriod =
  /(?:\$[\s*_-]?\d[\d,.]{0,12}|\b\d[\d,.]{0,12}[\s*_-]?dollars\b)[\s*_-]{0,4}(?:(?:a|per|each|every)[\s*_-]{1,4}|\/[\s*_-]{0,4})?(?:(?:week|fortnight|month)(?:ly)?\b|(?:wk|mth|p[\s*_-]?[./]?[\s*_-]?[wfm])\b)/gi;
/** 'Repayments from $99', 'weekly payments of only $99'. */
const repaymentOf =
  /\b(?:repayments?|instal(?:l)?ments?|(?:week|fortnight|month)ly[\s*_-]{1,4}payments?)\b[^.!?;\n$]{0,40}(?:\$[\s*_-]?\d|\d[\d,.]{0,12}[\s*_-]?dollars\b)/i;

/** What is paid by the week without being lent, such as the hire of a caravan: before an amount in its sentence, or right behind it. */
const notLentBefore =
  /\b(?:sav(?:e|es|ing|ings)|hir(?:e|ing)|rent(?:al|ing)?|stor(?:e|age)|subscri(?:be|ption)|fees?)\b[^.!?;\n$]*$/i;
const notLentAfter =
  /^[\s*_-]{1,4}(?:to[\s*_-]{1,4})?(?:sav(?:e|es|ing|ings)|hir(?:e|ing)|rent(?:al|ing)?|stor(?:e|age)|subscri(?:be|ption)|fees?)\b/i;

/** Characters of a sentence in which what is paid for is looked for, before an amount and behind it. */
const reach = 45;

/** Whether a text names what a loan costs by the week or month: the law wants its rates to show with it. @spec L3.08 */
export const namesRepayment = (text: string): boolean =>
  repaymentOf.test(text) ||
  [...text.matchAll(amountByPeriod)].some(({ 0: amount, index }) => {
    const end = index + amount.length;
    const before = text.slice(Math.max(0, index - reach), index);
    return !notLentBefore.test(before) && !notLentAfter.test(text.slice(end, end + reach));
  });
