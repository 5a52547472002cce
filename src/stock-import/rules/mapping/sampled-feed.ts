import { isEmptyCell } from '../cells/is-empty-cell.ts';

export interface SampledFeed {
  readonly headings: readonly string[];
  /** Cells in the order of the headings. A short row lacks the last cells. */
  readonly rows: readonly (readonly string[])[];
}

export const cellsUnder = ({ rows }: SampledFeed, column: number): readonly string[] =>
  rows.map((row) => row[column]?.trim() ?? '').filter((cell) => !isEmptyCell(cell));

export const reaches = (cells: readonly string[], fits: (cell: string) => boolean, share: number): boolean =>
  cells.length > 0 && cells.filter(fits).length >= cells.length * share;

export const minShare = 0.8;
