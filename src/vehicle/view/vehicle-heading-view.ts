import type { CarFields } from '../rules/build-car-fields.ts';
import type { StockStatus } from '../rules/status/stock-status.ts';
import type { CardTagView } from './card/build-card-parts.ts';

export interface VehicleHeadingView {
  readonly title: string;
  /** For example 'Pre-Owned'. Null on a card whose chips show the condition. @spec B9.14 */
  readonly condition: string | null;
  /** On a card, the badge or else the series. On the page, both. */
  readonly subtitle: string | null;
  readonly status: StockStatus;
  readonly tag: CardTagView | null;
}

/** The page compares `fields` with the vehicle's current values. @spec B7.11, D.56 */
export interface VehicleRecordView {
  readonly fields: CarFields;
  readonly websiteId: number;
}
