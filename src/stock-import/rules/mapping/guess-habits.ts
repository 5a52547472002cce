import type { CellHabits } from '../cells/cell-kinds.ts';

/**
 * A first or second number above 12 must be the day. Keeps the site's own order if the cells prove neither order, or
 * both.
 */
export const chooseDateOrder = (cells: readonly string[], own: CellHabits['dateOrder']): CellHabits['dateOrder'] => {
  const parts = cells.flatMap((cell) => {
    const [, one, other] = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(cell) ?? [];
    return one === undefined ? [] : [[Number(one), Number(other)] as const];
  });
  const isDayFirst = parts.some(([one]) => one > 12);
  const isMonthFirst = parts.some(([, other]) => other > 12);
  if (isDayFirst === isMonthFirst) return own;
  return isMonthFirst ? 'monthFirst' : 'dayFirst';
};

export const chooseDecimalMark = (
  cells: readonly string[],
  own: CellHabits['decimalMark'],
): CellHabits['decimalMark'] => {
  const withPoint = cells.filter((cell) => /\d\.\d{3}(?:\D|$)/.test(cell) || /\d,\d{1,2}(?:\D|$)/.test(cell)).length;
  const withComma = cells.filter((cell) => /\d,\d{3}(?:\D|$)/.test(cell) || /\d\.\d{1,2}(?:\D|$)/.test(cell)).length;
  if (withPoint === withComma) return own;
  return withPoint > withComma ? 'comma' : 'point';
};
