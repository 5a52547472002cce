import type { RefinementKey, SearchState } from '../search-state.ts';
import { normaliseSearchState } from '../url/normalise-search-state.ts';
import type { Understanding } from './combine-phrases.ts';

type Values = SearchState['refinements'];

const withoutExcluded = (chosen: Values, exclusions: Values): Values =>
  Object.fromEntries(
    Object.entries(chosen).map(([key, values]) => [
      key,
      values.filter((value) => !exclusions[key as RefinementKey]?.includes(value)),
    ]),
  );

const withoutOtherModels = ({ make_model: models, ...others }: Values, { make }: Values): Values =>
  make === undefined || models === undefined ? { ...others, ...(models && { make_model: models }) } : others;

export const applyUnderstanding = (state: SearchState, understood: Understanding, typed: string): SearchState => {
  const { refinements, exclusions, ranges, near, sortBy, text } = understood;
  const before = withoutOtherModels(withoutExcluded(state.refinements, exclusions), refinements);
  const { price_range: _, ...withoutBuckets } = before;
  return normaliseSearchState({
    ...state,
    query: text,
    typed,
    isLiteral: false,
    page: 1,
    sortBy: sortBy === '' ? state.sortBy : sortBy,
    refinements: { ...(ranges.price === undefined ? before : withoutBuckets), ...refinements },
    exclusions: { ...withoutExcluded(state.exclusions, refinements), ...exclusions },
    ranges: { ...state.ranges, ...ranges },
    near: near ?? state.near,
  });
};
