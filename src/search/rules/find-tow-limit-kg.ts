import type { SearchConfig } from './config.ts';
import type { SearchState } from './search-state.ts';

/**
 * Returns what a shopper's car can tow: the search's upper bound of the ATM. Null without a bound, or if the site
 * doesn't ask for it. @spec B3.08
 */
export const findTowLimitKg = (
  { ranges }: Pick<SearchState, 'ranges'>,
  { towing }: Pick<SearchConfig, 'towing'>,
): number | null => (towing.isOffered ? (ranges.aggregate_trailer_mass?.max ?? null) : null);
