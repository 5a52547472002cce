import { dropTyped, emptySearchState, type SearchState } from '#src/search/rules/search-state.ts';
import { listSearchParameters } from '#src/search/rules/url/build-search-url.ts';
import { normaliseSearchState } from '#src/search/rules/url/normalise-search-state.ts';
import { parseSearchState } from '#src/search/rules/url/parse-search-state.ts';

/** In characters. An encoded query must fit the URL of a sign-in that leads back to the search. */
const maxEncodedLength = 900;

export interface SavedQuery {
  readonly state: SearchState;
  readonly isWhole: boolean;
}

/**
 * Leaves out the page and the sort order. Filters from the path become parameters, because path words change with the
 * stock.
 * @spec B3.14, D.03
 */
export const formatSavedQuery = (state: SearchState): string => {
  const normal = normaliseSearchState({ ...dropTyped(state), page: 1, sortBy: '' });
  return new URLSearchParams(listSearchParameters(normal, {}).map(([name, value]) => [name, value])).toString();
};

/** `isWhole` is false if the search's parser no longer understands part of the query. @spec B3.14 */
export const readSavedQuery = (query: string): SavedQuery => {
  const parsed = parseSearchState({ pathname: '', searchParams: new URLSearchParams(query) });
  const { query: words, isLiteral, refinements, exclusions, ranges, near } = parsed;
  const state = { ...emptySearchState, query: words, isLiteral, refinements, exclusions, ranges, near };
  return { state, isWhole: formatSavedQuery(state) === query };
};

export const canSaveQuery = (query: string): boolean =>
  query !== '' && encodeURIComponent(query).length <= maxEncodedLength;
