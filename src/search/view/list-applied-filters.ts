import type { SearchConfig } from '../rules/config.ts';
import { clearExclusion, clearNear, clearRange, toggleMake, toggleRefinement } from '../rules/edit-search-state.ts';
import { dropTyped, type RefinementKey, rangeKeys, refinementKeys, type SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { describeNear, describeRange, describeValue } from './describe-filter.ts';
import { orderFacetValues } from './facets/order-facet-values.ts';

export interface AppliedFilter {
  readonly label: string;
  readonly without: SearchState;
  readonly remove: (from: SearchState) => SearchState;
}

/** @spec B9.13 */
const valuesOf = ({ refinements }: SearchState, key: RefinementKey): readonly string[] => {
  const values = refinements[key] ?? [];
  if (key !== 'car_type') return values;
  return orderFacetValues(
    values.map((name) => ({ name, count: 0 })),
    'carType',
  ).map(({ name }) => name);
};

/** Leaves out a make while one of its models is chosen, because the model's label includes the make. */
export const listAppliedFilters = (
  state: SearchState,
  config: Pick<SearchConfig, 'carTypeLabels'>,
): readonly AppliedFilter[] => {
  const applied = (label: string, remove: AppliedFilter['remove']): AppliedFilter => ({
    label,
    without: remove(state),
    remove,
  });
  const models = state.refinements.make_model ?? [];
  const values = refinementKeys.flatMap((key) =>
    valuesOf(state, key)
      .filter((value) => key !== 'make' || !models.some((model) => model.startsWith(`${value} `)))
      .map((value) =>
        applied(describeValue(key, value, config), (from) =>
          key === 'make' ? toggleMake(from, value) : toggleRefinement(from, key, value),
        ),
      ),
  );
  const ranges = rangeKeys.flatMap((key) => {
    const range = state.ranges[key];
    return range === undefined ? [] : [applied(describeRange(key, range), (from) => clearRange(from, key))];
  });
  const exclusions = refinementKeys.flatMap((key) =>
    (state.exclusions[key] ?? []).map((value) =>
      applied(`Not ${describeValue(key, value, config)}`, (from) => clearExclusion(from, key, value)),
    ),
  );
  const near = state.near === null ? [] : [applied(describeNear(state.near), clearNear)];
  const text =
    state.query === '' ? [] : [applied(`“${state.query}”`, (from) => ({ ...dropTyped(from), query: '', page: 1 }))];
  return [...text, ...values, ...exclusions, ...ranges, ...near];
};

export interface ChipView {
  readonly label: string;
  readonly removeLabel: string;
  readonly removeHref: string;
}

export const buildChips = (state: SearchState, config: SearchConfig, paths: SearchPaths): readonly ChipView[] =>
  listAppliedFilters(state, config).map(({ label, without }) => ({
    label,
    removeLabel: `Remove filter: ${label}`,
    removeHref: buildSearchUrl(without, paths),
  }));
