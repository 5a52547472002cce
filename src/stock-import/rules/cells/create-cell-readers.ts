import { type CutNote, cutStaffNote } from '../names/cut-staff-note.ts';
import { isStaffNote } from '../staff-notes.ts';
import { type CellKind, maxFigureLength, type ReadingHabits } from './cell-kinds.ts';
import { convertHtmlToText, isHtml, splitHtmlLines } from './convert-html-to-text.ts';
import { explainDateCell } from './explain-date-cell.ts';
import { explainFigureCell } from './explain-figure-cell.ts';
import { explainYearCell } from './explain-year-cell.ts';
import { findTextOffSale } from './find-text-off-sale.ts';
import { isEmptyFigure } from './is-empty-cell.ts';
import {
  isUnregisteredWord,
  readMomentCell,
  readMonthCell,
  readRegoExpiryCell,
  readYearCell,
  readYearOfMonth,
} from './read-date-cell.ts';
import { type EngineCell, readCylinders, readEngineCell } from './read-engine-cell.ts';
import { markDoubt, readDecimalCell, readKilometresCell, readWholeCell } from './read-figure-cell.ts';
import { type PlateCell, readPlateCell } from './read-plate-cell.ts';
import { createPriceReader, explainPriceCell, type ReadPriceCell } from './read-price-cell.ts';
import { readDepositCell, readSoldCell } from './read-sold-cell.ts';
import { createStatusReader, type ReadStatusCell } from './read-status-cell.ts';
import { repairMojibake } from './repair-mojibake.ts';

/** Undefined means no value. A cell that can't be read stays text. */
export type ReadCell = (cell: string) => unknown;

export interface CellReaders {
  readonly read: Readonly<Record<CellKind, ReadCell>>;
  readonly readPrice: ReadPriceCell;
  readonly readStatus: ReadStatusCell;
  readonly readEngine: (cell: string) => EngineCell | undefined;
  readonly readCylinders: (cell: string) => string | undefined;
  readonly readPlate: (cell: string) => PlateCell;
  /** Always false if the site accepts notes to the staff. `cutNote` and `findTextOffSale` then find nothing either. */
  readonly isNote: (cell: string) => boolean;
  readonly cutNote: (cell: string) => CutNote | undefined;
  readonly findTextOffSale: (text: string) => RegExpExecArray | null;
  /** Explains an unreadable cell. Undefined if the field's own message is enough. */
  readonly explain: (cell: string, kind: CellKind) => string | undefined;
}

const carTypeWords = new Map(
  Object.entries({
    n: 'new',
    brandnew: 'new',
    d: 'demo',
    u: 'used',
    demonstrator: 'demo',
    exdemo: 'demo',
    exdemonstrator: 'demo',
    dealerdemo: 'demo',
    preowned: 'used',
    secondhand: 'used',
    usedcar: 'used',
    usedvehicle: 'used',
    newcar: 'new',
    newvehicle: 'new',
  }),
);

const byWord = (words: ReadonlyMap<string, string>) => (cell: string) => {
  const lower = cell.toLowerCase();
  return words.get(lower.replaceAll(/[^a-z]/g, '')) ?? lower;
};

const listSeparators = ['|', ';', '\n'];
const maxListLength = 150_500;

const splitList = (cell: string): readonly string[] =>
  cell
    .split(listSeparators.find((separator) => cell.includes(separator)) ?? ',')
    .filter((entry) => entry.trim() !== '');

const readList = (cell: string): readonly string[] => splitList(isHtml(cell) ? splitHtmlLines(cell) : cell);

const usualYes = ['yes', 'y', 'true', 't', '1', 'on'];
const usualNo = ['no', 'n', 'false', 'f', '0', 'off'];

const createTruthReader = ({ yes, no }: ReadingHabits['words']): ReadCell => {
  const truths = new Map<string, boolean>();
  for (const word of [...usualNo, ...no]) truths.set(word.toLowerCase(), false);
  for (const word of [...usualYes, ...yes]) truths.set(word.toLowerCase(), true);
  return (cell) => truths.get(cell.toLowerCase()) ?? cell;
};

const figure =
  (read: ReadCell): ReadCell =>
  (cell) => {
    if (cell.length > maxFigureLength) return cell;
    return isEmptyFigure(cell) ? undefined : read(cell);
  };

const readText = (cell: string): string => {
  const repaired = repairMojibake(cell);
  return isHtml(repaired) ? convertHtmlToText(repaired) : repaired;
};

export const createCellReaders = (stockFeed: ReadingHabits): CellReaders => {
  const { dateOrder, decimalMark, words, brakes } = stockFeed;
  const readPrice = createPriceReader(stockFeed);
  const readCarType = byWord(carTypeWords);
  const readStatus = createStatusReader(words);
  const readTruth = createTruthReader(words);
  const readPriceField: ReadCell = (cell) => {
    const price = readPrice(cell);
    if (price.kind === 'none') return undefined;
    if (price.kind === 'unreadable') return price.written;
    // Only the main price column can hold two prices. In other columns, the field refuses such a cell.
    return price.was === undefined ? price.dollars : cell;
  };
  return {
    explain: (cell, kind) => {
      if (cell.length > maxFigureLength) return undefined;
      if (kind === 'kilometres' || kind === 'whole') return explainFigureCell(cell, kind);
      if (kind === 'year') return explainYearCell(cell);
      if (kind === 'price') return explainPriceCell(cell, decimalMark);
      return kind === 'regoExpiry' || kind === 'month' || kind === 'moment'
        ? explainDateCell(cell, kind, dateOrder)
        : undefined;
    },
    readStatus,
    isNote: (cell) => brakes.staffComments !== 'accept' && isStaffNote(cell),
    cutNote: (cell) => (brakes.staffComments === 'accept' ? undefined : cutStaffNote(cell)),
    findTextOffSale: (text) => (brakes.staffComments === 'accept' ? null : findTextOffSale(text)),
    readEngine: (cell) => (cell.length > maxFigureLength ? undefined : readEngineCell(cell, decimalMark)),
    readCylinders: (cell) => (cell.length > maxFigureLength ? undefined : readCylinders(cell)),
    readPlate: (cell) => readPlateCell(cell, dateOrder),
    readPrice: (cell) => (cell.length > maxFigureLength ? { kind: 'unreadable', written: cell } : readPrice(cell)),
    read: {
      text: readText,
      html: readText,
      htmlList: (cell) => (cell.length > maxListLength ? cell : readList(repairMojibake(cell))),
      carType: figure(readCarType),
      status: (cell) => {
        const { status, meaning } = readStatus(cell);
        return cell.length > maxFigureLength && meaning === 'unknown' ? cell : status;
      },
      sold: figure((cell) => readSoldCell(cell, dateOrder, readTruth)),
      deposit: figure((cell) => readDepositCell(cell, dateOrder, readTruth)),
      truth: figure(readTruth),
      kilometres: figure((cell) => readKilometresCell(cell, decimalMark) ?? markDoubt(cell, decimalMark)),
      year: figure((cell) => readYearCell(cell) ?? readYearOfMonth(cell, dateOrder) ?? cell),
      whole: figure((cell) => readWholeCell(cell, decimalMark) ?? markDoubt(cell, decimalMark)),
      decimal: figure((cell) => readDecimalCell(cell, decimalMark) ?? markDoubt(cell, decimalMark)),
      price: figure(readPriceField),
      plate: (cell) => (isUnregisteredWord(cell) ? undefined : readPlateCell(cell, dateOrder).plate),
      regoExpiry: figure((cell) => readRegoExpiryCell(cell, dateOrder) ?? cell),
      month: figure((cell) => readMonthCell(cell, dateOrder) ?? cell),
      moment: figure((cell) => readMomentCell(cell, dateOrder) ?? cell),
    },
  };
};
