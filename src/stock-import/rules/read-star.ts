import { saysHeld, saysSold, startsWithDeposit } from './cells/read-sale-words.ts';
import { readSectionTitle, type SectionSale } from './read-section-title.ts';

/** What a line of the file says about a star in a row. */
export interface StarLegend {
  readonly text: string;
  /** Null if it isn't about a sale. */
  readonly sale: SectionSale | null;
}

const legendLine = /(?:^|[\r\n])[\s"',;|]*(\*+\s*(?:=|means\b)\s*([^"\r\n]{2,80}))/;
const cellEnds = /[\s,;|]+$/;

/** Finds a line such as '* = sold, awaiting delivery'; null if there is none. */
export const findStarLegend = (text: string): StarLegend | null => {
  const [, line = '', meaning = ''] = legendLine.exec(text) ?? [];
  if (meaning === '') return null;
  const shown = line.replace(cellEnds, '');
  if (saysSold(meaning)) return { text: shown, sale: 'sold' };
  if (saysHeld(meaning) || startsWithDeposit(meaning)) return { text: shown, sale: 'on hold' };
  return { text: shown, sale: readSectionTitle([meaning.replace(cellEnds, '')])?.sale ?? null };
};

/** 'Camry *SOLD*' has a mark of its own, and '*A1001*' is a barcode. */
const starred = /^(?:\*+\s*([^*]+)|([^*]+?)\s*\*+)$/;

/** Returns the cell without its star; undefined if it has none. */
export const cutStar = (cell: string): string | undefined => {
  const [, after, before] = starred.exec(cell.trim()) ?? [];
  return (after ?? before)?.trim();
};

const legendStart = /^[^\s=]{1,12}\s*=\s*\S/;
const mostCells = 4;

/** True for a row that only explains a mark, such as 'DEP = deposit taken'. */
export const isLegendRow = (cells: readonly string[]): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length <= mostCells && cells[0]?.trim() === filled[0] && legendStart.test(filled[0] ?? '');
};
