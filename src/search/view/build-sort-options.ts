import type { SearchConfig } from '../rules/config.ts';
import type { SearchState } from '../rules/search-state.ts';
import { sortNames, sortTable } from '../rules/sort-table.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';

export interface SortOptionView {
  readonly value: string;
  readonly label: string;
  readonly href: string;
  readonly isSelected: boolean;
}

/** The first option is the default order, which URLs omit. @spec D.18 */
export const buildSortOptions = (
  state: SearchState,
  { sorts }: Pick<SearchConfig, 'sorts'>,
  paths: SearchPaths,
): readonly SortOptionView[] => {
  // Near a postcode, distance is the default and the site's own default becomes an option.
  const nearest = state.near === null ? [] : [{ label: 'Nearest first', value: '', sortBy: '' }];
  // A table heading or a link can sort by an order that the site doesn't list.
  const unlisted = sortNames.filter((name) => sortTable[name].sortBy === state.sortBy && !sorts.includes(name));
  const own = [...sorts, ...unlisted].map((name, index) => ({
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
