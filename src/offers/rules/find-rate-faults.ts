import type { OfferInput } from './offer-schema.ts';

/** Matches rates such as '3.9% p.a.', '1 % comparison rate', '0% for 36 months'. */
const rateBeforeWords =
  /\d\s*(?:%|per\s?cent\b)\s*(?:p\.?\s?\/?a\b|per annum|(?:a|per) year|apr\b|interest|comparison|finance|fixed|for \d+ (?:months|years))/i;
/** Matches 'An interest rate of 3.9%'. */
const rateAfterWords =
  /\b(?:interest|comparison|finance|fixed|variable|loan) rates?\b[^%\n]{0,40}?\d\s*(?:%|per\s?cent\b)/i;

/** The law requires a comparison rate beside an interest rate, and free text may lack one. */
export const namesRate = (text: string): boolean => rateBeforeWords.test(text) || rateAfterWords.test(text);

/** Matches '$99 a week', '$430/month', '99 dollars weekly' and '$99pw', with or without Markdown asterisks. */
const amountByPeriod =
  /(?:\$[\s*_-]?\d[\d,.]{0,12}|\b\d[\d,.]{0,12}[\s*_-]?dollars\b)[\s*_-]{0,4}(?:(?:a|per|each|every)[\s*_-]{1,4}|\/[\s*_-]{0,4})?(?:(?:week|fortnight|month)(?:ly)?\b|(?:wk|mth|p[\s*_-]?[./]?[\s*_-]?[wfm])\b)/gi;
/** Matches 'Repayments from $99', 'weekly payments of only $99'. */
const repaymentOf =
  /\b(?:repayments?|instal(?:l)?ments?|(?:week|fortnight|month)ly[\s*_-]{1,4}payments?)\b[^.!?;\n$]{0,40}(?:\$[\s*_-]?\d|\d[\d,.]{0,12}[\s*_-]?dollars\b)/i;

/** Words such as 'hire' or 'save' before an amount show that it isn't a loan repayment. */
const notLentBefore =
  /\b(?:sav(?:e|es|ing|ings)|hir(?:e|ing)|rent(?:al|ing)?|stor(?:e|age)|subscri(?:be|ption)|fees?)\b[^.!?;\n$]*$/i;
const notLentAfter =
  /^[\s*_-]{1,4}(?:to[\s*_-]{1,4})?(?:sav(?:e|es|ing|ings)|hir(?:e|ing)|rent(?:al|ing)?|stor(?:e|age)|subscri(?:be|ption)|fees?)\b/i;

const reach = 45;

/**
 * True for text such as '$99 a week'. The law requires interest and comparison rates beside a repayment. @spec L3.08
 */
export const namesRepayment = (text: string): boolean =>
  repaymentOf.test(text) ||
  [...text.matchAll(amountByPeriod)].some(({ 0: amount, index }) => {
    const end = index + amount.length;
    const before = text.slice(Math.max(0, index - reach), index);
    return !notLentBefore.test(before) && !notLentAfter.test(text.slice(end, end + reach));
  });

interface RateFault {
  /** Keys of the field in the front matter; empty for the text below the front matter. */
  readonly path: readonly string[];
  readonly message: string;
  readonly textLine: number | null;
}

const explain = (text: string, hasRate: boolean): string | null => {
  if (namesRate(text)) return 'names a rate. Put it under finance, which works out the comparison rate';
  if (!hasRate && namesRepayment(text)) return 'names a repayment without its rates. Add the rate under finance';
  return null;
};

/** Returns the index of the line where the first forbidden rate or repayment ends. It can start on an earlier line. */
const findLine = (body: string, hasRate: boolean): number => {
  const lines = body.split('\n');
  return lines.findIndex((_, index) => explain(lines.slice(0, index + 1).join('\n'), hasRate) !== null);
};

/** @spec L3.08 */
export const findRateFaults = (offer: OfferInput, body: string): readonly RateFault[] => {
  const hasRate = offer.finance !== undefined;
  const said = [
    ...(['name', 'highlight', 'summary', 'disclaimer', 'imageAlt'] as const).map((key) => ({
      path: [key],
      text: offer[key] ?? '',
    })),
    { path: ['model', 'name'], text: offer.model?.name ?? '' },
    { path: [], text: body },
  ];
  return said.flatMap(({ path, text }) => {
    const message = explain(text, hasRate);
    return message === null ? [] : [{ path, message, textLine: path.length > 0 ? null : findLine(text, hasRate) }];
  });
};
