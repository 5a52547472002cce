import type { Condition } from './filter-text.ts';

/** Vehicles that a shopper can buy, now or soon. @spec B5.45 */
export const isForSale: Condition = 'status IN ["in_stock", "coming_soon"]';
