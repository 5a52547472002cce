import type { ColumnRow } from './find-shifted-rows.ts';

const fewestCharacters = 4;

const isNumber = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= fewestCharacters && /\d/.test(value);

/**
 * Returns the rows whose new VIN or plate belonged to exactly one other car in the feed. One row is proof enough,
 * because no two cars share such a number.
 */
export const findForeignNumbers = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const owners = new Map<unknown, number>();
  for (const { before } of rows) if (isNumber(before)) owners.set(before, (owners.get(before) ?? 0) + 1);
  return rows.filter(
    ({ before, after }) => before !== undefined && isNumber(after) && after !== before && owners.get(after) === 1,
  );
};

const fewestChanges = 3;

/**
 * Returns the changed rows if the values moved by one row, up or down; otherwise none. At least three values must have
 * moved, and no row between the first and the last change may contradict it. Meant for a column with few different
 * values, such as the yard. Expects rows in the feed's order.
 */
export const findShiftedLabels = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const known = rows.filter(({ before, after }) => before !== undefined && after !== undefined);
  const byRow = new Map(known.map((each) => [each.row, each]));
  const isChanged = ({ before, after }: ColumnRow): boolean => before !== after;
  const [first, last] = [known.findIndex(isChanged), known.findLastIndex(isChanged)];
  const isShift = (offset: 1 | -1): boolean => {
    const edge = offset === 1 ? first : last;
    const part = known.slice(first, last + 1).filter((_, index) => first + index !== edge);
    const neighbourOf = ({ row }: ColumnRow): ColumnRow | undefined => byRow.get(row - offset);
    const moved = part.filter((each) => isChanged(each) && neighbourOf(each)?.before === each.after);
    const isMoved = (each: ColumnRow): boolean => {
      const neighbour = neighbourOf(each);
      return neighbour === undefined || neighbour.before === each.after;
    };
    return moved.length >= fewestChanges && part.every(isMoved);
  };
  return isShift(1) || isShift(-1) ? known.filter(isChanged) : [];
};
