/** A car's value in the column, such as a price, a date, or a mark such as 'sold'. Null for an empty cell. */
export type ShiftedCell = string | number | null;

export interface ColumnRow {
  readonly row: number;
  readonly stockNumber: string;
  readonly before: ShiftedCell | undefined;
  readonly after: ShiftedCell | undefined;
}

const offsets = [1, -1] as const;
type Offset = (typeof offsets)[number];

export const isFilled = (cell: ShiftedCell | undefined): boolean => cell !== undefined && cell !== null;

export const isChanged = ({ before, after }: ColumnRow): boolean =>
  before !== undefined && after !== undefined && before !== after;

const indexRows = (rows: readonly ColumnRow[]): ReadonlyMap<number, ColumnRow> =>
  new Map(rows.map((each) => [each.row, each]));

/** Minimum number of different values in a shift. Fewer can match their neighbours' earlier values by chance. */
const fewestValues = 3;

/**
 * Returns the difference of two numbers or, for other values, a key that only this row has. Equal differences are a
 * price change, not a shift: a dealer can take $1,000 off each of several demos.
 */
const toStep = ({ row, before, after }: ColumnRow): string =>
  typeof before === 'number' && typeof after === 'number' ? String(after - before) : `row ${row}`;

const countDifferent = (values: readonly unknown[]): number => new Set(values).size;

/**
 * Returns the rows whose values moved by one row, down or up. Returns none if too few values moved, or if all changed
 * by the same amount, which is a price change.
 */
export const findShiftedValues = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const byRow = indexRows(rows);
  const changed = rows.filter((each) => isChanged(each) && isFilled(each.after));
  const found = offsets.map((offset) => changed.filter(({ row, after }) => byRow.get(row - offset)?.before === after));
  const isShift = (moved: readonly ColumnRow[]): boolean =>
    countDifferent(moved.map(({ after }) => after)) >= fewestValues &&
    countDifferent(moved.map(toStep)) > 1 &&
    moved.length * 2 > changed.length;
  return found.find(isShift) ?? [];
};

/** Groups marks that are `offset` rows apart. A block begins with a mark that has none `offset` rows before it. */
export const listBlocks = (marked: readonly ColumnRow[], offset: number): readonly (readonly ColumnRow[])[] => {
  const byRow = indexRows(marked);
  const listFrom = (each: ColumnRow): readonly ColumnRow[] => {
    const block = [each];
    for (let next = byRow.get(each.row + offset); next !== undefined; next = byRow.get(next.row + offset)) {
      block.push(next);
    }
    return block;
  };
  return marked.filter(({ row }) => !byRow.has(row - offset)).map(listFrom);
};

/**
 * Minimum number of moved blocks of marks that make a shift, unless many other marks are lost. A single block needs
 * more evidence.
 */
const fewestBlocks = 2;
/**
 * Minimum number of marks, such as 'sold', of a single moved block that count as shifted. With fewer, one sale can fall
 * through just as the next car is sold.
 */
const fewestMarks = 3;
const mostLost = 2;

/**
 * Returns all rows with a changed mark if the marks moved by one row, down or up; otherwise none. When a block of
 * adjacent equal marks moves, only the marks at its ends change. Expects rows in the feed's order.
 */
export const findShiftedMarks = (rows: readonly ColumnRow[]): readonly ColumnRow[] => {
  const byRow = indexRows(rows);
  const marked = rows.filter(({ before }) => isFilled(before));
  const lost = marked.filter(({ after }) => after === null);
  const isShift = (offset: Offset): boolean => {
    const end = rows.at(offset === 1 ? -1 : 0)?.row;
    const isMoved = ({ row, before }: ColumnRow): boolean => row === end || byRow.get(row + offset)?.after === before;
    const moved = listBlocks(marked, offset).filter(
      ([first, ...others]) => first !== undefined && isChanged(first) && [first, ...others].every(isMoved),
    );
    if (moved.length >= fewestBlocks) return moved.length * 2 > lost.length;
    const inBlock = new Set(moved.flat());
    const areAllGone = marked.every((each) => inBlock.has(each) || isChanged(each));
    return moved.length === 1 && marked.length >= fewestMarks && lost.length <= mostLost && areAllGone;
  };
  return offsets.some(isShift) ? rows.filter(isChanged) : [];
};
