import type { BuyerCell } from '../rules/create-sale-conflicts.ts';
import type { FeedSection } from '../rules/create-section-notes.ts';
import type { UnreadCell } from '../rules/create-word-columns.ts';
import type { SaleHint } from '../rules/find-sale-hints.ts';
import type { WrittenStatus, YearOfMonth } from '../rules/row/mapped-row.ts';
import type { RowFault } from '../rules/row-remark.ts';
import type { StaffText } from '../rules/staff-texts.ts';

export interface ReadableRow {
  readonly kind: 'row';
  readonly row: number;
  readonly input: Record<string, unknown>;
  readonly locationCode: unknown;
  readonly status: WrittenStatus | null;
  readonly saleHints: readonly SaleHint[];
  readonly staffTexts: readonly StaffText[];
  /** Cells of columns such as 'Date Sold' and 'Buyer'; undefined for a record with the specification's field names. */
  readonly buyerCells?: readonly BuyerCell[];
  readonly unreadCells?: readonly UnreadCell[];
  readonly costCells?: readonly UnreadCell[];
  readonly readsSale?: boolean;
  /** The cells of a CSV row, or a record's texts and figures. Includes those that the import ignores. */
  readonly cells: readonly string[];
  readonly section?: FeedSection;
  readonly priceWords?: string;
  readonly yearOfMonth?: YearOfMonth;
  readonly hasStar?: boolean;
  readonly notes: readonly RowFault[];
  readonly columnOf: (field: string) => string;
  readonly explain: (field: string) => string | undefined;
}

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
      /** True if the previous feed ended in the same row. If false, the row is left out. */
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
