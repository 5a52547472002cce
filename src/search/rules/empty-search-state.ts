import type { SearchState } from './search-state.ts';

/** A search in which nothing has been chosen. */
export const emptySearchState: SearchState = {
  query: '',
  page: 1,
  sortBy: '',
  refinements: {},
  ranges: {},
  currentPath: '',
};
