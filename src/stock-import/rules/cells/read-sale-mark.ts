import { notAdvertised, notHeld, type SaleStatus, saysNotSold } from './read-sale-words.ts';
import { findNotForSale } from './says-off-sale.ts';

export interface SaleMark {
  /** Null for words such as 'NFS', which don't say why the vehicle isn't for sale. */
  readonly status: SaleStatus | null;
  readonly rest: string;
}

const longestCell = 200;

const soldInPassing = /\bsold\s+(?:new|brand|with|as is\b|as traded|locally|originally|un-?reg\w*)/i;
/**
 * Matches words that are a sale mark only in capitals: 'Sold by us' describes a car for sale, but 'Camry SOLD by Kev'
 * is a mark.
 */
const mildlyInPassing = /\bsold\s+(?:as|by|in|from)\b/i;
const sold = /\bsold\b/i;
const shoutedSold = /\bSOLD\b/;

const held =
  /\b(?:dep(?:osit)?\.? (?:taken|paid|received|held|pending)|on hold|under offer|u\/o|sale pending|reserved)\b/i;
const shoutedHeld = /\b(?:HOLD|HELD|DEPOSIT|PENDING)\b/;
const harmlessBefore: ReadonlySet<string> = new Set(
  'HILL REGO REG REGISTRATION COMPLIANCE ROADWORTHY RWC PHOTO PHOTOS PICS PLATE PLATES PRICE DETAIL DETAILS INSPECTION BUILD ARRIVAL DELIVERY PARTS SERVICE'.split(
    ' ',
  ),
);
const heldAlone = /^\W*(?:hold|held|pending|deposit)\W*$/i;

const findSold = (cell: string): RegExpExecArray | null => {
  if (saysNotSold(cell) || soldInPassing.test(cell)) return null;
  if (mildlyInPassing.test(cell)) return shoutedSold.exec(cell);
  return sold.exec(cell);
};

const findShouted = (cell: string): RegExpExecArray | null => {
  const found = shoutedHeld.exec(cell);
  const [before = ''] = cell.slice(0, found?.index).trim().split(/\W/).slice(-1);
  return harmlessBefore.has(before.toUpperCase()) ? null : found;
};

const pending = /\bpending\b/i;

const findHeld = (cell: string, isPaperwork: boolean): RegExpExecArray | null => {
  if (notHeld.test(cell)) return null;
  const isPaperworkPending = isPaperwork && pending.test(cell);
  return held.exec(cell) ?? (isPaperworkPending ? null : (heldAlone.exec(cell) ?? findShouted(cell)));
};

const isEdge = (character: string): boolean => /[\s*\-–—(){}[\]|/\\,;:!.#=~]/.test(character);

/** Keeps the closing bracket of 'SX (GT)'. */
export const trimEdges = (text: string): string => {
  const characters = [...text];
  const first = characters.findIndex((character) => !isEdge(character));
  const last = characters.findLastIndex((character) => !isEdge(character));
  if (first === -1) return '';
  const trimmed = characters.slice(first, last + 1).join('');
  return trimmed.includes('(') && characters[last + 1] === ')' ? `${trimmed})` : trimmed;
};

const note =
  /^(?:deliver|await|waiting|wait|pick|collect|to|by|thanks|pending|yard|stock|cars?|not|subject|due|till|until|for|and|\d{1,2}[/.-])/i;

const cutMark = (cell: string, mark: RegExpExecArray): string => {
  const before = trimEdges(cell.slice(0, mark.index));
  const after = trimEdges(cell.slice(mark.index + mark[0].length));
  if (before !== '') return before;
  return note.test(after) ? '' : after;
};

/**
 * Finds words such as 'SOLD' in a text of up to 200 characters, for example a model or a yard.
 * @param isPaperwork true for a cell about the vehicle's papers, where 'Pending' isn't about a sale
 * @spec B4.02, D.05
 */
export const readSaleMark = (cell: string, isPaperwork = false): SaleMark | undefined => {
  if (cell.length > longestCell) return undefined;
  const marks = [
    { status: 'sold', mark: findSold(cell) },
    { status: 'on hold', mark: findHeld(cell, isPaperwork) },
    { status: null, mark: notAdvertised.exec(cell) ?? findNotForSale(cell) },
  ] as const;
  const found = marks.flatMap(({ status, mark }) => (mark === null ? [] : [{ status, mark }]));
  const [strictest] = found;
  const [earliest] = found.toSorted((one, other) => one.mark.index - other.mark.index);
  if (strictest === undefined || earliest === undefined) return undefined;
  return { status: strictest.status, rest: cutMark(cell, earliest.mark) };
};
