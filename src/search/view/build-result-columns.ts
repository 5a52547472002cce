import { capitalise } from '#src/lib/text/words.ts';
import { chooseVehicleNoun } from '#src/vehicle/rules/choose-vehicle-noun.ts';
import { getPlateLabel } from '#src/vehicle/view/build-plate.ts';
import { columnSorts, type ResultColumnName } from '../rules/column-sorts.ts';
import type { SearchConfig } from '../rules/config.ts';
import type { SearchState } from '../rules/search-state.ts';
import { sortTable } from '../rules/sort-table.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { buildSortOptions } from './build-sort-options.ts';

interface ColumnSortView {
  readonly href: string;
  readonly label: string;
  readonly direction: 'ascending' | 'descending' | null;
}

export interface ResultColumnView {
  readonly name: ResultColumnName;
  readonly label: string;
  readonly sort: ColumnSortView | null;
}

const buildSort = (
  name: ResultColumnName,
  { state, config, paths }: { readonly state: SearchState; readonly config: SearchConfig; readonly paths: SearchPaths },
): ColumnSortView | null => {
  const pair = columnSorts[name];
  if (pair === undefined) return null;
  const orderOf = (other: (typeof pair)[number]) => sortTable[other].sortBy;
  const [first, second] = pair;
  const options = buildSortOptions(state, { sorts: [...new Set([...config.sorts, ...pair])] }, paths);
  const chosen = options.find(({ isSelected }) => isSelected)?.label;
  const next = chosen === sortTable[first].label ? second : first;
  const current = pair.find((other) => sortTable[other].label === chosen);
  return {
    href: options.find(({ label }) => label === sortTable[next].label)?.href ?? paths.defaultPath,
    label: sortTable[next].label,
    direction: current === undefined ? null : orderOf(current).endsWith(':asc') ? 'ascending' : 'descending',
  };
};

/** Without `state`, as on the home page, headings don't sort. @spec B2.17, D.18 */
export const buildResultColumns = (
  state: SearchState | null,
  config: SearchConfig,
  paths: SearchPaths,
): readonly ResultColumnView[] | null => {
  const { arrangement, columns } = config.results;
  if (arrangement === 'cards') return null;
  const toColumn = (name: ResultColumnName, label: string): ResultColumnView => ({
    name,
    label,
    sort: state === null ? null : buildSort(name, { state, config, paths }),
  });
  return [
    toColumn('vehicle', capitalise(chooseVehicleNoun(config.itemTypes).one)),
    ...columns.map((name) => toColumn(name, getPlateLabel(name))),
    toColumn('price', 'Price'),
  ];
};
