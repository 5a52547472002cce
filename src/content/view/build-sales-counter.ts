import type { ContentConfig } from '../rules/config.ts';
import { countSales } from '../rules/count-sales.ts';

/** The counter of this month's sales. */
export interface SalesCounterView {
  readonly label: string;
  /** How it is counted. */
  readonly note: string;
  /** The count at the moment that the page stands for. */
  readonly count: number;
}

/** The counter of a site that has one. @spec B1.21 */
export const buildSalesCounter = (
  { salesCounter }: Pick<ContentConfig, 'salesCounter'>,
  now: Date,
): SalesCounterView | null => (salesCounter === null ? null : { ...salesCounter, count: countSales(now) });
