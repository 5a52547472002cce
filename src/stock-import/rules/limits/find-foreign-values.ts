import type { ColumnRow } from './find-shifted-rows.ts';

const fewestCharacters = 4;

/** 'TBA' and 'Unregistered' name no car. */
const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= fewestCharacters && /\d/.test(value);

/**
 * Returns the rows whose VIN or plate belonged to exactly one other car, which is in the feed too. Two cars never share
 * such a number, so one row is enough.
 */
export const findForeignNumbers = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const owners = new Map<unknown, number>();
  for (const { before } of rows) if (isNumber(before)) owners.set(before, (owners.get(before) ?? 0) + 1);
  return rows.filter(
    ({ before, after }) => before !== undefined && isNumber(after) && after !== before && owners.get(after) === 1,
  );
};

/** Fewer rows can change together by chance. */
const fewestChanges = 3;

/**
 * Returns the changed rows of a column with few different values, such as the yard, if every row has the earlier value
 * of the row above, or every row that of the row below. Otherwise returns none. Expects rows in the feed's order.
 */
export const findShiftedLabels = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const known = rows.filter(({ before, after }) => before !== undefined && after !== undefined);
  const changed = known.filter(({ before, after }) => before !== after);
  if (changed.length < fewestChanges) return [];
  const isShift = (offset: number): boolean =>
    known.every(({ after }, index) => known[index - offset] === undefined || known[index - offset]?.before === after);
  return isShift(1) || isShift(-1) ? changed : [];
};
