import { daySeconds } from '#src/lib/durations.ts';
import type { SearchConfig } from '../config.ts';
import { allOf, anyOf, formatSiteFilter, isOneOf } from './filter-text.ts';

const minuteSeconds = 60;

/** A moment as its whole minute, so that the engine meets the same filter again and remembers its answer. */
const roundToMinute = (seconds: number): number => Math.floor(seconds / minuteSeconds) * minuteSeconds;

/**
 * The stock that a site lists before a shopper chooses anything, as a Meilisearch filter: vehicles in stock or coming
 * soon, sold ones within the sold window, all of them only where the dealer shows them on the website.
 * @param nowSeconds the moment now, in seconds since 1970
 * @spec B4.16, B4.17, B9.16, B9.17, L7.07
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
      ...(unsold.length > 0 ? [isOneOf('status', unsold)] : []),
      ...(listing.statuses.includes('sold')
        ? [`(${allOf(['status = sold', `sold_date_timestamp >= ${soldSince}`])})` as const]
        : []),
    ]),
    isOneOf('item_type', itemTypes),
    ...(listing.carTypes.length > 0 ? [isOneOf('car_type', listing.carTypes)] : []),
    ...(listing.excludeMakes.length > 0 ? [`NOT ${isOneOf('make', listing.excludeMakes)}` as const] : []),
    ...(listing.excludeStockNumbers.length > 0
      ? [`NOT ${isOneOf('stocknum', listing.excludeStockNumbers)}` as const]
      : []),
    ...listing.filters.map((filter) => `(${formatSiteFilter(filter)})` as const),
  ]);
};
