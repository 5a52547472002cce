import type { SearchConfig } from '../rules/config.ts';
import { isNarrowedSearch } from '../rules/is-narrowed-search.ts';
import type { SearchAnswer } from '../rules/query/search-query.ts';
import type { SearchState } from '../rules/search-state.ts';
import { chooseShownCount } from './facets/choose-shown-count.ts';

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
