import { readSaleWords } from './cells/read-sale-words.ts';

/** A cell under a heading that isn't read, if the heading or the cell speaks of a sale. */
export interface SaleHint {
  readonly heading: string;
  readonly cell: string;
  readonly isByHeading: boolean;
}

const saleHeading = /\b(?:sold|deposit|hold|held|reserved)\b/i;
const wholesale = /\bwholesaled?\b/i;
/** Under 'Wholesale', an amount is a cost, which says nothing of a sale. */
const amount = /\d{3}/;
const camelCase = /([a-z])([A-Z])/g;

const namesSale = (heading: string, cell: string): boolean => {
  const words = heading.replaceAll(camelCase, '$1 $2').replaceAll(/[_.-]/g, ' ');
  return saleHeading.test(words) || (wholesale.test(words) && cell !== '' && !amount.test(cell));
};

/** Pass only cells under headings that aren't read. */
export const findSaleHint = (heading: string, cell: string): readonly SaleHint[] => {
  const isByHeading = namesSale(heading, cell.trim());
  const isHint = isByHeading || readSaleWords(cell) !== undefined || wholesale.test(cell);
  return isHint ? [{ heading, cell: cell.trim(), isByHeading }] : [];
};
