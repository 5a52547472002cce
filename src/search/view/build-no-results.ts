import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { SearchConfig } from '../rules/config.ts';
import type { SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import { type AppliedFilter, listAppliedFilters } from './list-applied-filters.ts';

interface RelaxationView {
  readonly label: string;
  readonly countText: string;
  readonly href: string;
}

/** @spec B2.21, B2.22 */
export interface NoResultsView {
  readonly title: string;
  readonly text: string;
  readonly clearLabel: string;
  readonly clearHref: string;
  readonly relaxations: readonly RelaxationView[];
}

const maxCounted = 8;
const maxOffered = 3;
const maxLongCounts = 36;

interface Relaxation {
  readonly dropped: readonly AppliedFilter[];
  readonly state: SearchState;
  readonly found: number;
}

type Drop = (dropped: readonly AppliedFilter[]) => Relaxation;

const keepFrom = (start: number, applied: readonly AppliedFilter[], drop: Drop): Relaxation | null => {
  const counted = applied.slice(0, maxCounted);
  return [...counted.slice(start), ...counted.slice(0, start)].reduce<Relaxation | null>((way, filter) => {
    const kept = drop((way?.dropped ?? applied).filter((other) => other !== filter));
    return kept.found > 0 ? kept : way;
  }, null);
};

const areSame = (a: Relaxation, b: Relaxation): boolean =>
  a.dropped.length === b.dropped.length && a.dropped.every((filter) => b.dropped.includes(filter));

const findLongRelaxations = (applied: readonly AppliedFilter[], drop: Drop): readonly Relaxation[] =>
  applied
    .slice(0, Math.floor(maxLongCounts / Math.min(applied.length, maxCounted)))
    .slice(0, maxCounted)
    .map((_, start) => keepFrom(start, applied, drop))
    .filter((way) => way !== null)
    .filter((way, at, ways) => ways.findIndex((other) => areSame(way, other)) === at);

const describeDropped = (dropped: readonly AppliedFilter[]): string => {
  const labels = dropped.map(({ label }) => label);
  const last = labels.at(-1) ?? '';
  return `Without ${labels.length > 1 ? `${labels.slice(0, -1).join(', ')} and ${last}` : last}`;
};

/** @spec B2.21 */
const listRelaxations = (
  search: SearchState,
  applied: readonly AppliedFilter[],
  count: (state: SearchState) => number,
  noun: Noun,
  paths: SearchPaths,
): readonly RelaxationView[] => {
  const drop: Drop = (dropped) => {
    const state = dropped.reduce((left, { remove }) => remove(left), search);
    return { dropped, state, found: count(state) };
  };
  const short = applied.slice(0, maxCounted).map((filter) => drop([filter]));
  const ways = short.some(({ found }) => found > 0) ? short : findLongRelaxations(applied, drop);
  return ways
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => a.dropped.length - b.dropped.length || b.found - a.found)
    .slice(0, maxOffered)
    .map(({ dropped, state, found }) => ({
      label: describeDropped(dropped),
      countText: formatCount(found, noun),
      href: buildSearchUrl(state, paths),
    }));
};

/** @spec B2.21, B2.22 */
export const buildNoResults = (
  state: SearchState,
  count: (state: SearchState) => number,
  noun: Noun,
  { config, paths }: { readonly config: SearchConfig; readonly paths: SearchPaths },
): NoResultsView => ({
  title: 'No Results Available',
  text: 'No results were found. Please adjust your filters, or clear them to see all of our stock.',
  clearLabel: 'Clear Filters',
  clearHref: paths.defaultPath,
  relaxations: listRelaxations(state, listAppliedFilters(state, config), count, noun, paths),
});
