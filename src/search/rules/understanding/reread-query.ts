import type { RefinementKey, SearchState } from '../search-state.ts';
import { normaliseSearchState } from '../url/normalise-search-state.ts';
import type { Lexicon } from './lexicon.ts';
import { understandQuery } from './understand-query.ts';

const without = <T extends object>(chosen: T, read: Readonly<Record<string, unknown>>): T =>
  Object.fromEntries(Object.entries(chosen).filter(([key]) => read[key] === undefined)) as T;

export interface TypedReading {
  readonly literal: SearchState;
  readonly droppedWords: readonly string[];
}

export const rereadQuery = (state: SearchState, lexicon: Lexicon): TypedReading | null => {
  if (state.typed === '') return null;
  const read = understandQuery(state.typed, lexicon);
  const excluded: Readonly<Partial<Record<RefinementKey, unknown>>> = read?.exclusions ?? {};
  const kept = new Set(state.query.split(' '));
  const literal = normaliseSearchState({
    ...state,
    query: state.typed,
    typed: '',
    isLiteral: true,
    page: 1,
    sortBy: read?.sortBy === state.sortBy ? '' : state.sortBy,
    refinements: without(state.refinements, read?.refinements ?? {}),
    exclusions: without(state.exclusions, excluded),
    ranges: without(state.ranges, read?.ranges ?? {}),
    near: read?.near == null ? state.near : null,
  });
  return { literal, droppedWords: (read?.text ?? '').split(' ').filter((word) => word !== '' && !kept.has(word)) };
};
