import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { SearchState } from '../../rules/search-state.ts';
import { buildSearchUrl } from '../../rules/url/build-search-url.ts';
import type { SearchPaths } from '../../rules/url/search-paths.ts';

export interface UnpricedView {
  readonly count: number;
  readonly text: string;
  readonly href: string;
}

export interface CountedSearch {
  readonly state: SearchState;
  readonly count: number;
}

export const buildUnpricedView = (
  hidden: CountedSearch | null,
  noun: Noun,
  paths: SearchPaths,
): UnpricedView | null => {
  if (hidden === null || hidden.count === 0) return null;
  const { state, count } = hidden;
  return {
    count,
    text: `${formatCount(count, noun)} without a price ${count === 1 ? 'is' : 'are'} hidden.`,
    href: buildSearchUrl(state, paths),
  };
};
