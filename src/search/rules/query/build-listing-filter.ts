import type { SearchConfig } from '../config.ts';
import { formatSiteFilter } from './format-site-filter.ts';
import { quoteFilterValue } from './quote-filter-value.ts';

const daySeconds = 86_400;
/** The window moves by whole minutes, so that the engine meets the same filter again and remembers its answer. */
const windowStepSeconds = 60;

const isOneOf = (attribute: string, values: readonly string[]): string =>
  `${attribute} IN [${values.map(quoteFilterValue).join(', ')}]`;

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
  const minute = Math.floor(nowSeconds / windowStepSeconds) * windowStepSeconds;
  const soldSince = minute - soldWindowDays * daySeconds;
  const statuses = [
    ...(unsold.length > 0 ? [isOneOf('status', unsold)] : []),
    ...(listing.statuses.includes('sold') ? [`(status = sold AND sold_date_timestamp >= ${soldSince})`] : []),
  ];
  return [
    'show_on_dealer_website = true',
    `(${statuses.join(' OR ')})`,
    isOneOf('item_type', itemTypes),
    ...(listing.carTypes.length > 0 ? [isOneOf('car_type', listing.carTypes)] : []),
    ...(listing.excludeMakes.length > 0 ? [`NOT ${isOneOf('make', listing.excludeMakes)}`] : []),
    ...(listing.excludeStockNumbers.length > 0 ? [`NOT ${isOneOf('stocknum', listing.excludeStockNumbers)}`] : []),
    ...listing.filters.map((filter) => `(${formatSiteFilter(filter)})`),
  ].join(' AND ');
};
