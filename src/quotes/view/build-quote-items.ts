import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import type { ListedQuote } from '../rules/listed-quote.ts';
import { formatCents, formatQuoteNumber } from './list-quote-rows.ts';

export interface QuoteItem {
  readonly key: string;
  readonly who: string;
  readonly what: string;
  readonly file: { readonly name: string; readonly href: string; readonly sizeBytes: number };
  readonly atMs: number;
}

export const nameQuoteFile = (number: number): string => `Quote ${formatQuoteNumber(number)}.pdf`;

const describeQuote = ({ number, totalCents, validUntil }: ListedQuote): string =>
  `${formatQuoteNumber(number)}: ${formatCents(totalCents)}, valid until ${formatDayInWords(validUntil)}`;

export const buildQuoteItems = (
  quotes: readonly ListedQuote[],
  hrefOf: (quoteUuid: string) => string,
): readonly QuoteItem[] =>
  quotes.map((quote) => ({
    key: quote.quoteUuid,
    who: quote.personName ?? 'A former colleague',
    what: `created quote ${describeQuote(quote)}`,
    file: { name: nameQuoteFile(quote.number), href: hrefOf(quote.quoteUuid), sizeBytes: quote.sizeBytes },
    atMs: quote.madeAtMs,
  }));

export interface OfferedQuote {
  readonly quoteUuid: string;
  readonly label: string;
  readonly fileName: string;
}

const maxOffered = 10;

/** Returns up to ten valid quotes to attach to an email. `quotes` must be newest first. @param today 'YYYY-MM-DD' */
export const offerQuotes = (quotes: readonly ListedQuote[], today: string): readonly OfferedQuote[] =>
  quotes
    .filter(({ validUntil }) => validUntil >= today)
    .slice(0, maxOffered)
    .map((quote) => ({
      quoteUuid: quote.quoteUuid,
      label: describeQuote(quote),
      fileName: nameQuoteFile(quote.number),
    }));
