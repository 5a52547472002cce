import type { SearchConfig } from '../rules/config.ts';
import type { SearchAnswer } from '../rules/query/search-query.ts';
import { isNarrowedSearch, type SearchState } from '../rules/search-state.ts';

/** Highest count that the old platform's engine gave. @spec B9.03 */
const cappedAbove = 1999;

/** @spec B9.03, D.52 */
export const chooseShownCount = (
  count: number,
  configuredCount: number | null,
  byCarType: Readonly<Record<string, number>> = {},
): number => {
  if (count <= cappedAbove) return count;
  const sum = Object.values(byCarType).reduce((total, part) => total + part, 0);
  return sum > 0 ? sum : (configuredCount ?? count);
};

/** If car types are chosen, counts only those, because a facet's counts ignore its own choice. @spec D.52 */
const countCarTypes = ({ refinements }: SearchState, { facets }: SearchAnswer): Readonly<Record<string, number>> => {
  const chosen = refinements.car_type;
  const counted = (facets.car_type ?? []).filter(({ value }) => chosen?.includes(value) ?? true);
  return Object.fromEntries(counted.map(({ value, count }) => [value, count]));
};

/** @spec B9.03, D.52 */
export const countShown = (
  state: SearchState,
  answer: SearchAnswer,
  { stockCount }: Pick<SearchConfig, 'stockCount'>,
): number =>
  chooseShownCount(answer.totalHits, isNarrowedSearch(state) ? null : stockCount, countCarTypes(state, answer));
