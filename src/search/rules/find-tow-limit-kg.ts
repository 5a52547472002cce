import type { SearchConfig } from './config.ts';
import type { SearchState } from './search-state.ts';

/** What a shopper's car can tow: the upper bound of the ATM, where the site asks for it. Null without one. @spec B3.08 */
export const findTowLimitKg = (
  { ranges }: Pick<SearchState, 'ranges'>,
  { towing }: Pick<SearchConfig, 'towing'>,
): number | null => (towing.isOffered ? (ranges.aggregate_trailer_mass?.max ?? null) : null);
