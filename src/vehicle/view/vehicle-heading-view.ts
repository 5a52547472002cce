import type { CarFields } from '../rules/build-car-fields.ts';
import type { StockStatus } from '../rules/status/stock-status.ts';
import type { CardTagView } from './card/build-card-parts.ts';

export interface VehicleHeadingView {
  readonly title: string;
  /** 'New', 'Demo', 'Pre-Owned'; null when a chip of the card shows it. @spec B9.14 */
  readonly condition: string | null;
  /** Badge, else series, on a card; both on the page. */
  readonly subtitle: string | null;
  readonly status: StockStatus;
  readonly tag: CardTagView | null;
}

/** What a page sends when it records a view, and compares with the answer. @spec B7.11, D.56 */
export interface VehicleRecordView {
  readonly fields: CarFields;
  readonly websiteId: number;
}
