import { readSaleWords, saysSoldHow, startsWithDeposit, startsWithOffer } from './cells/read-sale-words.ts';
import { mayHaveLeft, saysOffSale } from './cells/says-off-sale.ts';

export interface SaleHint {
  readonly heading: string;
  readonly cell: string;
  readonly isByHeading: boolean;
  readonly takesOffSale: boolean;
  readonly mentionsSale: boolean;
}

const saleHeading = /\b(?:sold|deposit|hold|held|reserved)\b/i;
const openHeading = /\b(?:un-?sold|not (?:yet )?(?:sold|on hold|held|reserved)|(?:for|on) sale|available)\b/i;
const closedHeading =
  /\b(?:(?:not|never) (?:for|on) sale|(?:un|not )available|off sale|(?:do not|don['’]?t|not to be|not) advertised?|hidden?)\b/i;
const transportHeading = /\b(?:transport|freight|arriv\w*|deliver\w*|transit|eta|from)\b/i;
const wholesale = /\bwholesaled?\b/i;
/** An amount under 'Wholesale' is a cost. It doesn't mean that the vehicle is sold. */
const amount = /\d{3}/;
const camelCase = /([a-z])([A-Z])/g;

const toWords = (heading: string): string => heading.replaceAll(camelCase, '$1 $2').replaceAll(/[_.-]/g, ' ');

const namesSale = (heading: string, cell: string): boolean =>
  (saleHeading.test(heading) && !openHeading.test(heading)) ||
  (wholesale.test(heading) && cell !== '' && !amount.test(cell));

const isHeadingAnswered = (words: string, isByHeading: boolean, answer: unknown): boolean => {
  if (closedHeading.test(words)) return answer === true;
  if (openHeading.test(words)) return answer === false;
  return isByHeading && !saysSoldHow(words) && answer === true;
};

/** Expects a cell of a column that the import doesn't read. Returns at most one hint. */
export const findSaleHint = (
  heading: string,
  written: string,
  readTruth: (cell: string) => unknown,
): readonly SaleHint[] => {
  const cell = written.trim();
  const words = toWords(heading);
  const isByHeading = namesSale(words, cell);
  const answer = readTruth(cell);
  const takesOffSale = isHeadingAnswered(words, isByHeading, answer) || saysOffSale(cell);
  const mentionsSale =
    takesOffSale ||
    (isByHeading && cell !== '' && answer !== false) ||
    readSaleWords(cell) !== undefined ||
    startsWithDeposit(cell) ||
    startsWithOffer(cell) ||
    (mayHaveLeft(cell) && !transportHeading.test(words)) ||
    wholesale.test(cell);
  return isByHeading || mentionsSale ? [{ heading, cell, isByHeading, takesOffSale, mentionsSale }] : [];
};
