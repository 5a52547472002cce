/** A rate in words: '3.9% p.a.', '1 % comparison rate'. */
const rateInWords = /\d\s*%\s*(p\.?\s?a\b|per annum|interest|comparison|finance)/i;

/** Whether a text names an interest rate: the law wants its comparison rate beside it, which is worked out and never typed. */
export const namesRate = (text: string): boolean => rateInWords.test(text);
