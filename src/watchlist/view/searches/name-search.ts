import type { SearchConfig } from '#src/search/rules/config.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';
import { listAppliedFilters } from '#src/search/view/list-applied-filters.ts';
import { maxNameLength } from '../../rules/searches/search-limits.ts';

/** The name that a search has until its visitor gives it another: its filters, as many as there is room for. @spec B9.13 */
export const nameSearch = (state: SearchState, config: Pick<SearchConfig, 'carTypeLabels'>): string => {
  const labels = listAppliedFilters(state, config).map(({ label }) => label);
  const whole = labels.join(', ');
  if (whole.length <= maxNameLength) return whole;
  const fits = labels.filter((_, at) => labels.slice(0, at + 1).join(', ').length < maxNameLength);
  const name = fits.length === 0 ? whole.slice(0, maxNameLength - 1) : fits.join(', ');
  return `${name.trimEnd()}…`;
};
