import type { CarFields } from '../rules/build-car-fields.ts';
import type { StockStatus } from '../rules/status/stock-status.ts';
import type { CardTagView } from './card/build-card-tag-view.ts';

/** What names a vehicle and says how it stands, on its card and on its page. */
export interface VehicleHeadingView {
  /** '2023 Nissan X-Trail' */
  readonly title: string;
  /** 'New', 'Demo', 'Pre-Owned'; null where the chips of the card say it already. @spec B9.14 */
  readonly condition: string | null;
  /** Badge, else series, on a card; both on the page. */
  readonly subtitle: string | null;
  readonly status: StockStatus;
  readonly tag: CardTagView | null;
}

/** What a page asks the view record with, and compares its answer to. @spec B7.11, D.56 */
export interface VehicleRecordView {
  readonly fields: CarFields;
  readonly websiteId: number;
}
