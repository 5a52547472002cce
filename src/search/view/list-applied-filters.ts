import type { SearchConfig } from '../rules/config.ts';
import { clearRange, toggleMake, toggleRefinement } from '../rules/edit-search-state.ts';
import { rangeKeys, refinementKeys, type SearchState } from '../rules/search-state.ts';
import { describeRange, describeValue } from './describe-filter.ts';

/** A filter that is applied, and the state without it. */
export interface AppliedFilter {
  readonly label: string;
  readonly without: SearchState;
}

/**
 * Every applied filter, for chips that take them off one by one. A make whose models are chosen shows as its models;
 * without the last of them the make itself stays.
 */
export const listAppliedFilters = (
  state: SearchState,
  config: Pick<SearchConfig, 'carTypeLabels'>,
): readonly AppliedFilter[] => {
  const models = state.refinements.make_model ?? [];
  const values = refinementKeys.flatMap((key) =>
    (state.refinements[key] ?? [])
      .filter((value) => key !== 'make' || !models.some((model) => model.startsWith(`${value} `)))
      .map((value) => ({
        label: describeValue(key, value, config),
        without: key === 'make' ? toggleMake(state, value) : toggleRefinement(state, key, value),
      })),
  );
  const ranges = rangeKeys.flatMap((key) => {
    const range = state.ranges[key];
    return range === undefined ? [] : [{ label: describeRange(key, range), without: clearRange(state, key) }];
  });
  const text = state.query === '' ? [] : [{ label: `“${state.query}”`, without: { ...state, query: '', page: 1 } }];
  return [...text, ...values, ...ranges];
};
