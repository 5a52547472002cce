import type { Crumb } from '#src/lib/crumb.ts';
import * as pagePaths from '#src/lib/page-paths.ts';
import type { SearchConfig } from '../rules/config.ts';
import { emptySearchState, type RefinementKey, type SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { describeValue } from './describe-filter.ts';
import { describeStock } from './describe-search.ts';

const stepKeys = ['make', 'make_model'] as const satisfies readonly RefinementKey[];
const otherKeys = ['body', 'car_type', 'location_name', 'dealership_name'] as const satisfies readonly RefinementKey[];

export const buildSearchBreadcrumb = (
  state: SearchState,
  config: SearchConfig,
  paths: SearchPaths,
): readonly Crumb[] => {
  const steps: { label: string; refinements: SearchState['refinements'] }[] = [];
  const { refinements } = state;
  const keys = refinements.make === undefined ? otherKeys.filter((key) => refinements[key] !== undefined) : stepKeys;
  for (const key of keys) {
    const [value, ...more] = refinements[key] ?? [];
    if (value === undefined || more.length > 0) break;
    const make = key === 'make_model' ? refinements.make?.[0] : undefined;
    const label = make === undefined ? describeValue(key, value, config) : value.slice(make.length + 1);
    steps.push({ label, refinements: { ...steps.at(-1)?.refinements, [key]: [value] } });
    if (refinements.make === undefined) break;
  }
  const crumbs: readonly Crumb[] = [
    { label: 'Home', href: pagePaths.home },
    { label: describeStock(config), href: paths.defaultPath },
    ...steps.map(({ label, refinements: chosen }) => ({
      label,
      href: buildSearchUrl({ ...emptySearchState, refinements: chosen }, paths),
    })),
  ];
  return crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, href: null } : crumb));
};
