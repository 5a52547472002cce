import type { StatusMeaning } from '../cells/read-status-cell.ts';
import type { BuyerCell } from '../create-sale-conflicts.ts';
import type { UnreadCell } from '../create-word-columns.ts';
import type { SaleHint } from '../find-sale-hints.ts';
import type { RowFault } from '../row-remark.ts';
import type { StaffText } from '../staff-texts.ts';

export interface MappedRow {
  readonly input: Record<string, unknown>;
  readonly headingByField: Readonly<Record<string, string>>;
  /** For each field, why its cell may be unreadable. The reason applies only if the field can't read its value. */
  readonly faultByField: Readonly<Record<string, string>>;
  readonly locationCode: string | undefined;
  readonly notes: readonly RowFault[];
  readonly status: WrittenStatus | null;
  readonly saleHints: readonly SaleHint[];
  readonly staffTexts: readonly StaffText[];
  readonly buyerCells: readonly BuyerCell[];
  readonly unreadCells: readonly UnreadCell[];
  /** Cells with figures, from unread columns whose heading names a cost. */
  readonly costCells: readonly UnreadCell[];
  /** True if the row has a column for the status, sold cars or deposits. */
  readonly readsSale: boolean;
  /** Words such as 'POA' in place of a price. */
  readonly priceWords?: string;
  readonly yearOfMonth?: YearOfMonth;
}

export interface YearOfMonth {
  readonly heading: string;
  readonly cell: string;
  readonly year: string;
}

export interface WrittenStatus {
  readonly heading: string;
  readonly word: string;
  readonly meaning: StatusMeaning;
}
