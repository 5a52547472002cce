import type { CarFields } from '../rules/build-car-fields.ts';
import type { StockStatus } from '../rules/status/stock-status.ts';
import type { CardTagView } from './card/build-card-parts.ts';

export interface VehicleHeadingView {
  readonly title: string;
  /** 'New', 'Demo' or 'Pre-Owned'; null if a chip of the card shows the condition. @spec B9.14 */
  readonly condition: string | null;
  /** On a card, the badge, otherwise the series; on the page, both. */
  readonly subtitle: string | null;
  readonly status: StockStatus;
  readonly tag: CardTagView | null;
}

/** Compared with the current figures when the page's view is recorded. @spec B7.11, D.56 */
export interface VehicleRecordView {
  readonly fields: CarFields;
  readonly websiteId: number;
}
