import { type ColumnRow, isChanged, isFilled, type ShiftedCell } from './find-shifted-rows.ts';

const fewestValues = 5;

/**
 * Returns the rows that get another car's value if enough of the changed values do, for example because one column was
 * sorted alone; otherwise none.
 */
export const findShuffledValues = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const changed = rows.filter((each) => isChanged(each) && isFilled(each.after));
  const owners = Map.groupBy(
    rows.filter(({ before }) => isFilled(before)),
    ({ before }) => before,
  );
  const moved = changed.filter(({ after }) => {
    const [owner, ...others] = owners.get(after) ?? [];
    return owner !== undefined && others.length === 0 && isChanged(owner);
  });
  return moved.length >= fewestValues && moved.length * 3 >= changed.length * 2 ? moved : [];
};

const fewestLabels = 6;

/**
 * Returns the changed rows if enough values went to other rows; otherwise none. Meant for a column with few different
 * values, such as the yard. The number of rows with each value can change by one at most.
 */
export const findShuffledLabels = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const known = rows.filter(({ before, after }) => before !== undefined && after !== undefined);
  const changed = known.filter(isChanged);
  const gains = new Map<ShiftedCell | undefined, number>();
  for (const { before, after } of changed) {
    gains.set(before, (gains.get(before) ?? 0) - 1);
    gains.set(after, (gains.get(after) ?? 0) + 1);
  }
  const isEven = [...gains.values()].every((gain) => Math.abs(gain) <= 1);
  return changed.length >= fewestLabels && changed.length * 3 > known.length && isEven ? changed : [];
};

const fewestMarks = 3;

/**
 * Returns all rows with a changed mark if enough marks went to other rows; otherwise none.
 * @param isSorted true if the column was sorted alone. One car that loses its mark and one that gets one are then
 * enough
 */
export const findShuffledMarks = (rows: readonly ColumnRow[], isSorted: boolean): readonly ColumnRow[] => {
  const marked = rows.filter(({ before }) => isFilled(before));
  const lost = marked.filter(({ after }) => after === null).length;
  const gained = rows.filter(({ before, after }) => before === null && isFilled(after)).length;
  const isMixed = lost >= fewestMarks && lost * 3 >= marked.length * 2 && Math.abs(gained - lost) <= 1;
  return isMixed || (isSorted && lost > 0 && gained > 0) ? rows.filter(isChanged) : [];
};
