import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import type { SearchPaths } from '../rules/url/search-paths.ts';
import type { AppliedFilter } from './list-applied-filters.ts';
import type { RelaxationView } from './no-results-view.ts';

/** Filters of a search that found nothing whose worth is counted, and ways out that are offered, at the most. */
const maxCounted = 8;
const maxOffered = 3;

/**
 * What each filter of a search that found nothing hides: without which one there would be most.
 * @param applied the filters of the search
 * @param count vehicles that a search would find
 * @spec B2.21
 */
export const listRelaxations = (
  applied: readonly AppliedFilter[],
  count: (state: SearchState) => number,
  noun: Noun,
  paths: SearchPaths,
): readonly RelaxationView[] =>
  applied
    .slice(0, maxCounted)
    .map(({ label, without }) => ({ label, without, found: count(without) }))
    .filter(({ found }) => found > 0)
    .toSorted((a, b) => b.found - a.found)
    .slice(0, maxOffered)
    .map(({ label, without, found }) => ({
      label: `Without ${label}`,
      countText: formatCount(found, noun),
      href: buildSearchUrl(without, paths),
    }));
