import type { SearchConfig } from './config.ts';
import type { SearchState } from './search-state.ts';

/** @spec B3.08 */
export const findTowLimitKg = (
  { ranges }: Pick<SearchState, 'ranges'>,
  { towing }: Pick<SearchConfig, 'towing'>,
): number | null => (towing.isOffered ? (ranges.aggregate_trailer_mass?.max ?? null) : null);
