import type { CellHabits } from './cell-kinds.ts';
import { readMomentCell } from './read-date-cell.ts';
import { saysHeld, saysNotSold, saysSold } from './read-sale-words.ts';

type DateOrder = CellHabits['dateOrder'];
type ReadTruth = (cell: string) => unknown;

/** Dealer systems export an unset date as zeros, or with the year 1, 1899 or 1900. */
const noDate = /^[0\s/.:-]+(?:am)?$|\b(?:0001|1899|1900)\b/i;

const notSoldWords = new Set(['available', 'avail', 'in stock', 'for sale', 'none', 'nil', 'unsold']);

/**
 * Returns true, false or, for a day of sale, an ISO 8601 time that can be in the future. Returns undefined for a date
 * that isn't set, and the cell itself if it's unreadable.
 */
export const readSoldCell = (cell: string, order: DateOrder, readTruth: ReadTruth): unknown => {
  const truth = readTruth(cell);
  if (typeof truth === 'boolean') return truth;
  if (noDate.test(cell)) return undefined;
  if (saysNotSold(cell) || notSoldWords.has(cell.toLowerCase())) return false;
  return readMomentCell(cell, order) ?? (saysSold(cell) ? true : cell);
};

const amount = /^(?:aud|a?\$)?\s?(\d[\d,]*)(?:\.\d{1,2})?$/i;
const noDeposit = /^(?:no|nil|none|not)\b/i;
const takenWords = new Set(['taken', 'paid', 'received', 'dep', 'deposit', 'hold', 'd/t', 'dt']);

/**
 * Returns true for a yes, for words such as 'taken', and for a deposit's amount or date. Returns false for a no, 'none'
 * or 0. Returns undefined for a date that isn't set, and the cell itself if it's unreadable.
 */
export const readDepositCell = (cell: string, order: DateOrder, readTruth: ReadTruth): unknown => {
  const truth = readTruth(cell);
  if (typeof truth === 'boolean') return truth;
  const [, dollars] = amount.exec(cell) ?? [];
  if (dollars !== undefined) return Number(dollars.replaceAll(',', '')) > 0;
  if (noDate.test(cell)) return undefined;
  if (noDeposit.test(cell)) return false;
  const isTaken = saysHeld(cell) || takenWords.has(cell.toLowerCase()) || readMomentCell(cell, order) !== undefined;
  return isTaken ? true : cell;
};
