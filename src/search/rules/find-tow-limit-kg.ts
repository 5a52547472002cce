import type { SearchConfig } from './config.ts';
import type { SearchState } from './search-state.ts';

/**
 * Returns null if the search has no upper bound on the ATM, or if the site doesn't ask what a car can tow.
 * @spec B3.08
 */
export const findTowLimitKg = (
  { ranges }: Pick<SearchState, 'ranges'>,
  { towing }: Pick<SearchConfig, 'towing'>,
): number | null => (towing.isOffered ? (ranges.aggregate_trailer_mass?.max ?? null) : null);
