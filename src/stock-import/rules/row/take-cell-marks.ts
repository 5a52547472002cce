import type { CellReaders } from '../cells/create-cell-readers.ts';
import { readSaleMark } from '../cells/read-sale-mark.ts';
import { readSaleWords } from '../cells/read-sale-words.ts';
import { findNotForSale } from '../cells/says-off-sale.ts';
import type { ColumnTarget } from '../feed-columns.ts';
import { takeSaleMark } from '../take-sale-mark.ts';
import { nameTarget } from './name-target.ts';
import type { RowSale } from './row-sale.ts';

type PriceReader = Pick<CellReaders, 'readPrice'>;

const isPrice = (target: ColumnTarget): boolean =>
  target.kind === 'price' || (target.kind === 'field' && target.clean === 'price');

/** A picture's name can contain 'sold', as in sold-1.jpg. */
const isPhotoName = /[./]/;

const takeNotForSale = (heading: string, cell: string, sale: RowSale, { readPrice }: PriceReader): string => {
  const words = findNotForSale(cell);
  if (words === null) return cell;
  sale.noteNotAdvertised(heading, cell);
  const rest = cell.slice(0, words.index).trim();
  return readPrice(rest).kind === 'price' ? rest : '';
};

const takePriceWords = (heading: string, cell: string, sale: RowSale, readers: PriceReader): string => {
  const words = readSaleWords(cell);
  if (words === undefined) return takeNotForSale(heading, cell, sale, readers);
  sale.noteStatus(heading, cell, words.status);
  return readers.readPrice(words.rest).kind === 'price' ? words.rest : '';
};

/** Passes words such as 'SOLD' in a cell to `sale`, and returns the rest of the cell. */
export const takeCellMarks = (
  target: ColumnTarget,
  heading: string,
  cell: string,
  sale: RowSale,
  readers: PriceReader,
): string => {
  if (isPrice(target)) return takePriceWords(heading, cell, sale, readers);
  const isPhotoNote = target.kind === 'images' && !isPhotoName.test(cell);
  const mark = isPhotoNote ? readSaleMark(cell) : takeSaleMark(nameTarget(target), cell);
  if (mark === undefined) return cell;
  if (mark.status === null) sale.noteNotAdvertised(heading, cell);
  else sale.noteStatus(heading, cell, mark.status);
  return mark.rest;
};
