import type { SearchConfig } from '../config.ts';
import { unpricedRange } from '../document/price-range.ts';
import { clearRange } from '../edit-search-state.ts';
import type { SearchState } from '../search-state.ts';
import { sortTable } from '../sort-table.ts';

/**
 * Returns the same search for vehicles without a price, which a price filter or the order can hide.
 * @spec B9.15
 */
export const buildUnpricedState = (
  state: SearchState,
  { priceSortNeedsPrice, sorts }: Pick<SearchConfig, 'priceSortNeedsPrice' | 'sorts'>,
): SearchState | null => {
  const { price: _, price_range: buckets = [], ...others } = state.refinements;
  const isAsked = state.ranges.price !== undefined || state.refinements.price !== undefined || buckets.length > 0;
  const isByPrice = (sortBy: string): boolean => sortBy === sortTable.priceLow.sortBy;
  const defaultSortBy = sortTable[sorts[0] ?? 'recommended'].sortBy;
  const isPriceOrder = isByPrice(state.sortBy === '' ? defaultSortBy : state.sortBy);
  const isSorted = priceSortNeedsPrice && isPriceOrder;
  const areShown = buckets.includes(unpricedRange) && !isSorted;
  if (areShown || (!isAsked && !isSorted)) return null;
  return {
    ...clearRange(state, 'price'),
    page: 1,
    ...(isPriceOrder && {
      // Sorting by price would hide vehicles without a price again.
      sortBy: isByPrice(defaultSortBy) ? sortTable.recommended.sortBy : '',
    }),
    refinements: { ...others, price_range: [unpricedRange] },
  };
};
