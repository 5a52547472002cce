import { saysHeld, saysSold, startsWithDeposit } from './cells/read-sale-words.ts';
import { readSectionTitle, type SectionSale } from './read-section-title.ts';

export interface StarLegend {
  readonly text: string;
  readonly sale: SectionSale | null;
}

const lineEnd = /[\r\n]/;
const separator = /[,;|\t]/;
const stars = /^\*+/;
const longestMeaning = 80;

const joinLine = (line: string): string => {
  const cells = line.replaceAll('"', '').split(separator);
  const isFilled = (cell: string): boolean => cell.trim() !== '';
  return cells
    .slice(Math.max(cells.findIndex(isFilled), 0), cells.findLastIndex(isFilled) + 1)
    .join(',')
    .trim();
};

const chooseSale = (meaning: string): SectionSale | null => {
  if (saysSold(meaning)) return 'sold';
  if (saysHeld(meaning) || startsWithDeposit(meaning)) return 'on hold';
  return readSectionTitle([meaning])?.sale ?? null;
};

export const findStarLegend = (text: string): StarLegend | null => {
  for (const line of text.split(lineEnd)) {
    const legend = line.includes('*') ? joinLine(line) : '';
    const rest = legend.replace(stars, '').trim();
    const meaning = rest.startsWith('=') ? rest.slice(1).trim() : '';
    if (legend.startsWith('*') && meaning !== '' && meaning.length <= longestMeaning) {
      return { text: legend, sale: chooseSale(meaning) };
    }
  }
  return null;
};

/**
 * Returns undefined for a cell without a star at either end, for '*A1001*', which is a barcode, and for 'Camry *SOLD*',
 * which has a sale mark.
 */
export const cutStar = (written: string): string | undefined => {
  const cell = written.trim();
  if (cell.startsWith('*') === cell.endsWith('*')) return undefined;
  const parts = cell.split('*').filter((part) => part !== '');
  return parts.length === 1 ? parts[0]?.trim() : undefined;
};

const legendStart = /^[^\s=]{1,12}\s*=\s*\S/;
const mostCells = 4;

/** True for a row that only explains a mark, such as 'DEP = deposit taken'. */
export const isLegendRow = (cells: readonly string[]): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length <= mostCells && cells[0]?.trim() === filled[0] && legendStart.test(filled[0] ?? '');
};
