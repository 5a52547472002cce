/** 'on hold' isn't a status of the specification, so pages treat the vehicle as unavailable. */
export type SaleStatus = 'sold' | 'on hold';

export interface SaleWords {
  readonly status: SaleStatus;
  readonly rest: string;
}

const soldWord = /\bsold\b/i;
const notSold =
  /\b(?:un-?|not|never|non|no longer|isn['’]?t|hasn['’]?t|to|will|must|can)[\s-]*(?:yet |been |be )*sold\b|\bsold\b\W*(?:no|n|false)\b/i;
const heldWords =
  /\b(?:dep(?:osit)?\.? (?:taken|paid|received|held|pending)|(?:on )?hold|held|reserved|under offer|u\/o|sale pending)\b/i;
export const notHeld = /\b(?:no|not|never|un)[\s-]+(?:on |under )?(?:dep(?:osit)?|hold|held|reserved|offer)\b/i;
const deposit = /\bdeposit\b/i;
const hasDigit = /\d/;

const textBefore = (cell: string, words: RegExp): string =>
  cell
    .slice(0, words.exec(cell)?.index ?? 0)
    .replaceAll(/[-–(]/g, ' ')
    .trim();

export const saysSold = (cell: string): boolean => soldWord.test(cell) && !notSold.test(cell);

export const saysNotSold = (cell: string): boolean => notSold.test(cell);

export const saysHeld = (cell: string): boolean => heldWords.test(cell) && !notHeld.test(cell);

export const readSaleWords = (cell: string): SaleWords | undefined => {
  if (saysSold(cell)) return { status: 'sold', rest: textBefore(cell, soldWord) };
  if (saysHeld(cell)) return { status: 'on hold', rest: textBefore(cell, heldWords) };
  return !hasDigit.test(cell) && deposit.test(cell) && !notHeld.test(cell)
    ? { status: 'on hold', rest: '' }
    : undefined;
};

const startsSold = /^\W*sold\b/i;
const shoutsSold = /^\W*SOLD\b/;
const soldHow = /^\W*sold\s+(?:new|brand|with|as|by|in|from|locally|originally|un-?reg\w*)\b/i;

export const saysSoldHow = (text: string): boolean => soldHow.test(text);

export const startsWithSold = (text: string): boolean =>
  startsSold.test(text) && !notSold.test(text) && (shoutsSold.test(text) || !soldHow.test(text));

const startsDeposit = /^\W*deposit\b/i;
const depositOffer =
  /^\W*deposit\W*(?:from|welcome|only|just|required|needed|not|no|options?|secures?|holds?|can|will|is|may|of\b.*\b(?:secures?|holds?))\b|\bdeposit\b.*\b(?:secures?|holds?) (?:this|it|the|your|any)\b/i;

export const startsWithDeposit = (text: string): boolean =>
  startsDeposit.test(text) && !notHeld.test(text) && !depositOffer.test(text);

const startsUnderOffer = /^\W*(?:under offer|u\/o|sale pending|on hold)\b/i;

export const startsWithOffer = (text: string): boolean => startsUnderOffer.test(text);

const soldMark = /^\W*SOLD[ \t]*(?:$|[-–—:!*.,|/)\]\n])/;
const soldMarkHow = /^\W*sold\W+(?:new|brand|with|as|by|in|from|locally|originally|un-?reg\w*)\b/i;
const depositMark = /^\W*deposit (?:taken|paid|received|held)\b/i;

/**
 * Reads a mark at the start of a longer text, such as 'SOLD - one owner' or 'Deposit taken'. Ignores 'SOLD new here',
 * which can be part of a sentence.
 */
export const readStartMark = (text: string): SaleStatus | undefined => {
  if (soldMark.test(text) && !soldMarkHow.test(text)) return 'sold';
  const isHeld = startsWithOffer(text) || depositMark.test(text);
  return isHeld && !depositOffer.test(text) ? 'on hold' : undefined;
};

export const maxShortText = 40;

export const notAdvertised = /\b(?:do\s*n[o'’]?t|don['’]?t|not to be|never)\s+advertised?\b/i;
const shoutsNotAdvertised = /\b(?:DO\s*N[O'’]?T|DON['’]?T|NOT TO BE|NEVER)\s+ADVERTISED?\b/;

export const saysNotAdvertised = (cell: string): boolean => {
  const at = notAdvertised.exec(cell)?.index;
  return at !== undefined && (at === 0 || cell.length <= maxShortText || shoutsNotAdvertised.test(cell));
};

export const explainNotAdvertised = (cell: string): string =>
  `says ${JSON.stringify(cell.slice(0, 40))}, so the vehicle isn't for sale`;

const openStatuses: ReadonlySet<unknown> = new Set([undefined, null, '', 'in_stock', 'coming_soon']);

export const isStricter = (status: SaleStatus, written: unknown): boolean =>
  status === 'sold' ? written !== 'sold' : openStatuses.has(written);

export const isOpenStatus = (status: unknown): boolean => openStatuses.has(status);

const meanings: Readonly<Record<SaleStatus, string>> = {
  sold: 'the vehicle is marked as sold',
  'on hold': "the vehicle is on hold for a buyer and isn't for sale",
};

export const explainSaleWords = (cell: string, status: SaleStatus): string =>
  `says ${JSON.stringify(cell.slice(0, 40))}, so ${meanings[status]}`;

export const explainSaleHint = (cell: string): string =>
  `says ${JSON.stringify(cell.slice(0, 40))}, but the vehicle is for sale. If it's sold, say so in its status`;
