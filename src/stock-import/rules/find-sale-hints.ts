import { readSaleWords, saysOffSale, saysSoldHow } from './cells/read-sale-words.ts';

/** A cell under a heading that isn't read, if the heading or the cell speaks of a sale. */
export interface SaleHint {
  readonly heading: string;
  readonly cell: string;
  readonly isByHeading: boolean;
  /** True if the cell is so clear that its vehicle must not go on sale. */
  readonly takesOffSale: boolean;
}

const saleHeading = /\b(?:sold|deposit|hold|held|reserved)\b/i;
const wholesale = /\bwholesaled?\b/i;
/** Under 'Wholesale', an amount is a cost, which says nothing of a sale. */
const amount = /\d{3}/;
const camelCase = /([a-z])([A-Z])/g;

const toWords = (heading: string): string => heading.replaceAll(camelCase, '$1 $2').replaceAll(/[_.-]/g, ' ');

const namesSale = (heading: string, cell: string): boolean =>
  saleHeading.test(heading) || (wholesale.test(heading) && cell !== '' && !amount.test(cell));

/**
 * Pass only cells under headings that aren't read.
 * @param readTruth returns true for a cell that means yes
 */
export const findSaleHint = (
  heading: string,
  written: string,
  readTruth: (cell: string) => unknown,
): readonly SaleHint[] => {
  const cell = written.trim();
  const words = toWords(heading);
  const isByHeading = namesSale(words, cell);
  const isYes = isByHeading && !saysSoldHow(words) && readTruth(cell) === true;
  const takesOffSale = isYes || saysOffSale(cell);
  const isHint = isByHeading || takesOffSale || readSaleWords(cell) !== undefined || wholesale.test(cell);
  return isHint ? [{ heading, cell, isByHeading, takesOffSale }] : [];
};
