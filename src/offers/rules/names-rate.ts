/** A rate in words: '3.9% p.a.', '1 % comparison rate', '0% for 36 months'. */
const rateBeforeWords =
  /\d\s*(?:%|per\s?cent\b)\s*(?:p\.?\s?\/?a\b|per annum|(?:a|per) year|apr\b|interest|comparison|finance|fixed|for \d+ (?:months|years))/i;
/** 'An interest rate of 3.9%'. */
const rateAfterWords =
  /\b(?:interest|comparison|finance|fixed|variable|loan) rates?\b[^%\n]{0,40}?\d\s*(?:%|per\s?cent\b)/i;

/** Whether a text names an interest rate: the law wants its comparison rate beside it, which is worked out and never typed. */
export const namesRate = (text: string): boolean => rateBeforeWords.test(text) || rateAfterWords.test(text);
