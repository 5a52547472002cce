import type { FeedSection } from '../rules/create-section-notes.ts';
import type { SaleHint } from '../rules/find-sale-hints.ts';
import type { WrittenStatus, YearOfMonth } from '../rules/map-csv-row.ts';
import type { RowFault } from '../rules/row-remark.ts';
import type { StaffText } from '../rules/staff-texts.ts';

/** A row that could be split into fields. Their values aren't checked yet. */
export interface ReadableRow {
  readonly kind: 'row';
  readonly row: number;
  readonly input: Record<string, unknown>;
  readonly locationCode: unknown;
  readonly status: WrittenStatus | null;
  readonly saleHints: readonly SaleHint[];
  readonly staffTexts: readonly StaffText[];
  /** Includes cells of columns that aren't read. */
  readonly cells: readonly string[];
  /** The title above the row, if it takes the row's vehicle off sale. */
  readonly section?: FeedSection;
  readonly yearOfMonth?: YearOfMonth;
  /** True if the row has a star that the file doesn't explain. */
  readonly hasStar?: boolean;
  readonly notes: readonly RowFault[];
  /** Returns the file's own name for a field, for refusals and warnings. */
  readonly columnOf: (field: string) => string;
  /** Says why a field's cell couldn't be read; undefined if the field's own message is enough. */
  readonly explain: (field: string) => string | undefined;
}

/** A row about the list itself, such as its totals. */
export interface IgnoredRow {
  readonly kind: 'ignored';
  readonly row: number;
  readonly text: string;
}

export type FeedRow =
  | ReadableRow
  | RefusedRow
  | IgnoredRow
  /** A last row without a line ending. The file may have been cut off there. */
  | {
      readonly kind: 'unterminated';
      readonly content: ReadableRow | RefusedRow;
      /** True if the last feed ended in the same row. If false, the row is left out. */
      readonly isRepeated: boolean;
    };

export interface RefusedRow {
  readonly kind: 'refused';
  readonly row: number;
  readonly reason: string;
  readonly stockNumber: string | null;
  /** True if a quote in the row was still open at the end of the file. */
  readonly isOpen: boolean;
}

export const refuseRow = (row: number, reason: string): RefusedRow => ({
  kind: 'refused',
  row,
  reason,
  stockNumber: null,
  isOpen: false,
});
