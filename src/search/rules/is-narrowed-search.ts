import type { SearchState } from './search-state.ts';

/** Whether a search leaves out any of the stock. */
export const isNarrowedSearch = ({ query, refinements, exclusions, ranges, near }: SearchState): boolean =>
  query !== '' || near !== null || [refinements, exclusions, ranges].some((chosen) => Object.keys(chosen).length > 0);
