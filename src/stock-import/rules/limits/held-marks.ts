import { feedColumns } from '../feed-columns.ts';
import { type Brake, describeNamed, type FoundRow } from './brake.ts';
import type { FeedHeadings } from './find-column-changes.ts';
import type { SwappedPriceFindings } from './find-swapped-prices.ts';
import { listHeldFields } from './hold-row-fields.ts';
import { type ShiftCells, toMark } from './shifted-columns.ts';

export interface MarkedRow extends FoundRow {
  readonly isReturning: boolean;
  readonly column: string;
}

export const findMarkedRow = (
  row: FoundRow,
  before: ShiftCells | undefined,
  after: ShiftCells,
  column: string,
): MarkedRow | undefined => {
  if (before === undefined) return undefined;
  const [old, next] = [toMark(before), toMark(after)];
  const isReturning = old !== null && (next === null || (old === 'sold' && next !== 'sold'));
  return old === next ? undefined : { ...row, isReturning, column };
};

const fieldByColumn: ReadonlyMap<string, string> = new Map(
  feedColumns.map(({ name, target }) => {
    if (target.kind === 'field') return [name, target.field];
    return [name, target.kind === 'location' ? 'location_code' : target.kind];
  }),
);

/**
 * Returns the rows whose vehicle keeps its status because its mark comes, or may have come, from a column that is held
 * back. Returns none if `heldFields` contains the status, because every vehicle then keeps it.
 * @param heldFields the fields that are held back, by their names in the specification
 */
export const findHeldMarks = (
  rows: readonly MarkedRow[],
  heldFields: readonly string[],
  headings: FeedHeadings | null,
): readonly FoundRow[] => {
  if (heldFields.length === 0 || heldFields.includes('status')) return [];
  const isHeld = (column: string): boolean => {
    const field = fieldByColumn.get(headings?.[column] ?? '');
    return field !== undefined && listHeldFields([], [field]).some((name) => heldFields.includes(name));
  };
  return rows.filter(({ isReturning, column }) => isReturning || isHeld(column));
};

export interface HeldMarkFindings {
  readonly heldMarks: readonly FoundRow[];
}

export const heldMarkBrake: Brake<HeldMarkFindings & SwappedPriceFindings> = {
  listRows: ({ heldMarks, swappedPrices }) =>
    swappedPrices.length === 0 ? [] : heldMarks.map(({ key }) => ({ key, concerns: ['otherPrice'] })),
  listHeld: ({ heldMarks }) =>
    describeNamed(
      'marksHeld',
      heldMarks.map(({ stockNumber }) => stockNumber),
    ),
};
