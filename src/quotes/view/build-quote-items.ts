import { formatDayInWords } from '#src/lib/dates/format-date.ts';
import { formatCents, formatQuoteNumber } from './list-quote-rows.ts';

/** A quote as the store lists it. */
export interface ShownQuote {
  readonly quoteUuid: string;
  readonly number: number;
  readonly personName: string | null;
  readonly totalCents: number;
  readonly balanceCents: number;
  readonly validUntil: string;
  readonly sizeBytes: number;
  readonly madeAtMs: number;
}

export interface QuoteItem {
  readonly key: string;
  readonly who: string;
  readonly what: string;
  readonly file: { readonly name: string; readonly href: string; readonly sizeBytes: number };
  readonly atMs: number;
}

export const nameQuoteFile = (number: number): string => `Quote ${formatQuoteNumber(number)}.pdf`;

/** Builds the entries about quotes in a lead's timeline. */
export const buildQuoteItems = (
  quotes: readonly ShownQuote[],
  hrefOf: (quoteUuid: string) => string,
): readonly QuoteItem[] =>
  quotes.map(({ quoteUuid, number, personName, totalCents, validUntil, sizeBytes, madeAtMs }) => ({
    key: quoteUuid,
    who: personName ?? 'A former colleague',
    what: `created quote ${formatQuoteNumber(number)}: ${formatCents(totalCents)}, valid until ${formatDayInWords(validUntil)}`,
    file: { name: nameQuoteFile(number), href: hrefOf(quoteUuid), sizeBytes },
    atMs: madeAtMs,
  }));

export interface OfferedQuote {
  readonly quoteUuid: string;
  readonly label: string;
  readonly fileName: string;
}

const maxOffered = 10;

/** Lists the quotes that can be attached to an email: the newest valid ones, up to ten. @param today 'YYYY-MM-DD' */
export const offerQuotes = (quotes: readonly ShownQuote[], today: string): readonly OfferedQuote[] =>
  quotes
    .filter(({ validUntil }) => validUntil >= today)
    .slice(0, maxOffered)
    .map(({ quoteUuid, number, totalCents, validUntil }) => ({
      quoteUuid,
      label: `${formatQuoteNumber(number)}: ${formatCents(totalCents)}, valid until ${formatDayInWords(validUntil)}`,
      fileName: nameQuoteFile(number),
    }));
