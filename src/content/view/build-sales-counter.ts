import type { ContentConfig } from '../rules/config.ts';
import { countSales } from '../rules/count-sales.ts';

export interface SalesCounterView {
  readonly label: string;
  readonly note: string;
  readonly count: number;
}

/** @spec B1.21 */
export const buildSalesCounter = (
  { salesCounter }: Pick<ContentConfig, 'salesCounter'>,
  now: Date,
): SalesCounterView | null => (salesCounter === null ? null : { ...salesCounter, count: countSales(now) });
