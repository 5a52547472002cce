import type { SearchConfig } from './config.ts';
import type { SearchState } from './search-state.ts';

/**
 * Returns what a shopper's car can tow: the search's upper bound of the ATM. Null without a bound, or on a site that
 * doesn't ask for a limit. @spec B3.08
 */
export const findTowLimitKg = (
  { ranges }: Pick<SearchState, 'ranges'>,
  { towing }: Pick<SearchConfig, 'towing'>,
): number | null => (towing.isOffered ? (ranges.aggregate_trailer_mass?.max ?? null) : null);
