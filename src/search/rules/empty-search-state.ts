import type { SearchState } from './search-state.ts';
/** A search in which nothing has been chosen. */
export const emptySearchState: SearchState = {
  query: '',
  typed: '',
  isLiteral: false,
  page: 1,
  sortBy: '',
  refinements: {},
  exclusions: {},
  ranges: {},
  near: null,
  currentPath: '',
};
