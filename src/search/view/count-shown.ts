import type { SearchConfig } from '../rules/config.ts';
import type { SearchAnswer } from '../rules/query/search-query.ts';
import { isNarrowedSearch, type SearchState } from '../rules/search-state.ts';

/** Above this many the engine's own count of old hosts was capped. @spec B9.03 */
const cappedAbove = 1999;

/**
 * The count of vehicles to show: above 1999 the sum of the counts by car type, which the page's filters agree with, else the
 * configured stock count.
 * @spec B9.03, D.52
 */
export const chooseShownCount = (
  count: number,
  configuredCount: number | null,
  byCarType: Readonly<Record<string, number>> = {},
): number => {
  if (count <= cappedAbove) return count;
  const sum = Object.values(byCarType).reduce((total, part) => total + part, 0);
  return sum > 0 ? sum : (configuredCount ?? count);
};

/** The count of each car type that the search is for: a facet counts those that were not chosen as well. @spec D.52 */
const countCarTypes = ({ refinements }: SearchState, { facets }: SearchAnswer): Readonly<Record<string, number>> => {
  const chosen = refinements.car_type;
  const counted = (facets.car_type ?? []).filter(({ value }) => chosen?.includes(value) ?? true);
  return Object.fromEntries(counted.map(({ value, count }) => [value, count]));
};

/**
 * The count of vehicles that a search shows. What the site's file says of its stock counts for the whole stock only: a
 * narrower search shows its own, as does one whose car types are counted.
 * @spec B9.03, D.52
 */
export const countShown = (
  state: SearchState,
  answer: SearchAnswer,
  { stockCount }: Pick<SearchConfig, 'stockCount'>,
): number =>
  chooseShownCount(answer.totalHits, isNarrowedSearch(state) ? null : stockCount, countCarTypes(state, answer));
