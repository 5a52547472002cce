/** 'on hold' isn't one of our statuses, so the vehicle counts as unavailable. */
export type SaleStatus = 'sold' | 'on hold';

export interface SaleWords {
  readonly status: SaleStatus;
  /** The cell up to the words, such as '$24,990' of '$24,990 - SOLD'. */
  readonly rest: string;
}

export const soldWord = /\bsold\b/i;
const heldWords =
  /\b(?:deposit (?:taken|paid|received|held|pending)|(?:on )?hold|held|reserved|under offer|sale pending)\b/i;
const deposit = /\bdeposit\b/i;
const noDeposit = /\bno deposit\b/i;
const hasDigit = /\d/;

const textBefore = (cell: string, words: RegExp): string =>
  cell
    .slice(0, words.exec(cell)?.index ?? 0)
    .replaceAll(/[-–(]/g, ' ')
    .trim();

/** Finds words in a price cell that say that the vehicle is sold or kept for a buyer; undefined if there are none. */
export const readSaleWords = (cell: string): SaleWords | undefined => {
  if (soldWord.test(cell)) return { status: 'sold', rest: textBefore(cell, soldWord) };
  if (heldWords.test(cell)) return { status: 'on hold', rest: textBefore(cell, heldWords) };
  return !hasDigit.test(cell) && deposit.test(cell) && !noDeposit.test(cell)
    ? { status: 'on hold', rest: '' }
    : undefined;
};

const openStatuses: ReadonlySet<unknown> = new Set([undefined, null, '', 'in_stock', 'coming_soon']);

/**
 * True if `status` should replace `written`: 'sold' replaces any other status, 'on hold' only a missing status,
 * 'in_stock' or 'coming_soon'.
 */
export const isStricter = (status: SaleStatus, written: unknown): boolean =>
  status === 'sold' ? written !== 'sold' : openStatuses.has(written);

const meanings: Readonly<Record<SaleStatus, string>> = {
  sold: 'the vehicle is marked as sold',
  'on hold': "the vehicle is kept for a buyer and isn't offered",
};

export const explainSaleWords = (cell: string, status: SaleStatus): string =>
  `says ${JSON.stringify(cell.slice(0, 40))}, so ${meanings[status]}`;
