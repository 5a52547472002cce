import { daySeconds } from '#src/lib/durations.ts';
import type { SearchConfig } from '../config.ts';
import { allOf, anyOf, formatSiteFilter, oneOf } from './filter-text.ts';

const minuteSeconds = 60;

/** Rounds down to the minute, so that the engine sees the same filter again and uses its cache. */
const roundToMinute = (seconds: number): number => Math.floor(seconds / minuteSeconds) * minuteSeconds;

/**
 * Builds the filter for the stock a site lists: in stock, coming soon, or sold within the sold window. Every vehicle
 * must be allowed on the website by its dealer. @spec B4.16, B4.17, B9.16, B9.17, L7.07
 */
export const buildListingFilter = (
  { listing, soldWindowDays, itemTypes }: Pick<SearchConfig, 'listing' | 'soldWindowDays' | 'itemTypes'>,
  nowSeconds: number,
): string => {
  const unsold = listing.statuses.filter((status) => status !== 'sold');
  const soldSince = roundToMinute(nowSeconds) - soldWindowDays * daySeconds;
  return allOf([
    'show_on_dealer_website = true',
    anyOf([
      ...(unsold.length > 0 ? [oneOf('status', unsold)] : []),
      ...(listing.statuses.includes('sold')
        ? [`(${allOf(['status = sold', `sold_date_timestamp >= ${soldSince}`])})` as const]
        : []),
    ]),
    oneOf('item_type', itemTypes),
    ...(listing.carTypes.length > 0 ? [oneOf('car_type', listing.carTypes)] : []),
    ...(listing.excludeMakes.length > 0 ? [`NOT ${oneOf('make', listing.excludeMakes)}` as const] : []),
    ...(listing.excludeStockNumbers.length > 0
      ? [`NOT ${oneOf('stocknum', listing.excludeStockNumbers)}` as const]
      : []),
    ...listing.filters.map((filter) => `(${formatSiteFilter(filter)})` as const),
  ]);
};
