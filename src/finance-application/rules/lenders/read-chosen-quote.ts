import type { ApplicationAnswers } from '../answers/application-fields.ts';
import { lenderName } from '../application-names.ts';
import type { ApplicationContent } from '../kept-application.ts';
import type { LoanConfig } from './price-quoting-lender.ts';
import { quoteLenders } from './quote-lenders.ts';
import { readQuoteQuestion } from './read-quote-question.ts';

/** What an application begins with that comes from a lender's quote; undefined where that lender quotes nothing. @spec L2.13 */
export const readChosenQuote = (
  content: ApplicationContent,
  slug: string,
  priceCents: number,
  config: LoanConfig,
): ApplicationAnswers | undefined => {
  const question = readQuoteQuestion(content, priceCents);
  const quotes = question === undefined ? [] : quoteLenders(question, config);
  const chosen = quotes.find((quote) => quote.kind === 'quote' && quote.slug === slug);
  if (chosen?.kind !== 'quote') return undefined;
  const { amountCents } = chosen;
  const amount = amountCents % 100 === 0 ? String(amountCents / 100) : (amountCents / 100).toFixed(2);
  return { [lenderName]: slug, amount };
};
