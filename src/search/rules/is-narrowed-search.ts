import type { SearchState } from './search-state.ts';

/** Whether a search leaves out any of the stock. */
export const isNarrowedSearch = ({ query, refinements, exclusions, ranges }: SearchState): boolean =>
  query !== '' || [refinements, exclusions, ranges].some((chosen) => Object.keys(chosen).length > 0);
