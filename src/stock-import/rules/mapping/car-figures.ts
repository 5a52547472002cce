import type { CellHabits } from '../cells/cell-kinds.ts';
import { readKilometresCell } from '../cells/read-figure-cell.ts';
import { expandFuel, isKnownAttribute } from '../simplify-attribute.ts';
import { minShare, reaches } from './sampled-feed.ts';

const [leastMedian, mostKm] = [5000, 600_000];
const leastUneven = 0.3;
const leastDifferent = 0.8;

export type Odometers = 'likely' | 'possible' | 'none';

/**
 * Judges whether a column can hold kilometres. Most prices are multiples of ten and most odometers aren't. If more than
 * 70% of the figures end in zero, the column is therefore only 'possible'.
 */
export const judgeOdometers = (cells: readonly string[], mark: CellHabits['decimalMark']): Odometers => {
  const figures = cells
    .flatMap((cell) => {
      const km = readKilometresCell(cell, mark);
      return km === undefined || Number(km) > mostKm ? [] : [Number(km)];
    })
    .sort((one, other) => one - other);
  const median = figures[Math.floor(figures.length / 2)] ?? 0;
  const isPossible =
    figures.length >= cells.length * minShare &&
    median >= leastMedian &&
    new Set(figures).size >= figures.length * leastDifferent;
  if (!isPossible) return 'none';
  return figures.filter((km) => km % 10 !== 0).length >= figures.length * leastUneven ? 'likely' : 'possible';
};

export const holdsFuels = (cells: readonly string[]): boolean =>
  reaches(cells, (cell) => !/\d/.test(cell) && isKnownAttribute('fuel', expandFuel(cell)), minShare) &&
  cells.some((cell) => cell.length > 1 || /^p$/i.test(cell));
