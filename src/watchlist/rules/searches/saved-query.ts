import { dropTyped, emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import { listSearchParameters } from '#src/search/rules/url/build-search-url.ts';
import { normaliseSearchState } from '#src/search/rules/url/normalise-search-state.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';

/** Longest query that is saved, as it stands in the address of a sign-in that leads back to it. */
const maxEncodedLength = 900;

export interface SavedQuery {
  readonly state: SearchState;
  /** Whether all that was saved is still understood: a filter that the search gave up is not. */
  readonly isWhole: boolean;
}

/**
 * What a search looks for in one spelling, as a query string: without its order and page, and without a path, since what a path can
 * name moves with the stock.
 * @spec B3.14, D.03
 */
export const formatSavedQuery = (state: SearchState): string => {
  const normal = normaliseSearchState({ ...dropTyped(state), page: 1, sortBy: '' });
  return new URLSearchParams(listSearchParameters(normal, {}).map(([name, value]) => [name, value])).toString();
};

/** The search that a query stands for, through the search's own parser. @spec B3.14 */
export const readSavedQuery = (query: string): SavedQuery => {
  const parsed = parseSearchState({ pathname: '', searchParams: new URLSearchParams(query) });
  const { query: words, isLiteral, refinements, exclusions, ranges, near } = parsed;
  const state = { ...emptySearchState, query: words, isLiteral, refinements, exclusions, ranges, near };
  return { state, isWhole: formatSavedQuery(state) === query };
};

/** Whether a search can be saved: it looks for something, and is no longer than addresses may be. */
export const canSaveQuery = (query: string): boolean =>
  query !== '' && encodeURIComponent(query).length <= maxEncodedLength;
