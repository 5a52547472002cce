import type { SearchState } from './search-state.ts';

/** The state once it is no longer what a shopper typed: its words left are not read again. (#21) */
export const dropTyped = (state: SearchState): SearchState => ({
  ...state,
  typed: '',
  isLiteral: state.isLiteral || (state.typed !== '' && state.query !== ''),
});
