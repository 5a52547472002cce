import type { SearchConfig } from '../rules/config.ts';
import type { SearchState } from '../rules/search-state.ts';
import { sortTable } from '../rules/sort-table.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';

export interface SortOptionView {
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly isSelected: boolean;
}

/** Returns the site's sort orders; the first is the default and stays out of the address. @spec D.18 */
export const buildSortOptions = (
  state: SearchState,
  { sorts }: SearchConfig,
  paths: SearchPaths,
): readonly SortOptionView[] => {
  // Near a postcode, distance is the default and the site's own default becomes a choice.
  const nearest = state.near === null ? [] : [{ label: 'Nearest first', value: '', sortBy: '' }];
  const own = sorts.map((name, index) => ({
    label: sortTable[name].label,
    value: index === 0 && state.near === null ? '' : sortTable[name].sortBy,
    sortBy: sortTable[name].sortBy,
  }));
  const options = [...nearest, ...own];
  const chosen = options.find(({ sortBy }) => sortBy === state.sortBy) ?? options[0];
  return options.map((option) => ({
    value: option.value,
    label: option.label,
    href: buildSearchUrl({ ...state, page: 1, sortBy: option.value }, paths),
    isSelected: option === chosen,
  }));
};
