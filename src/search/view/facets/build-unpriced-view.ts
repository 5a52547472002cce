import { formatCount, type Noun } from '#src/lib/text/noun.ts';
import type { SearchState } from '../../rules/search-state.ts';
import { buildSearchUrl } from '../../rules/url/build-search-url.ts';
import type { SearchPaths } from '../../rules/url/search-paths.ts';

/** Vehicles that a search hides because no price of them shows. */
export interface UnpricedView {
  readonly count: number;
  /** '29 cars without a price are hidden.' */
  readonly text: string;
  /** The search that lists exactly them. */
  readonly href: string;
}

export interface CountedSearch {
  readonly state: SearchState;
  readonly count: number;
}

/** What a search by price says of the vehicles that it hides: '29 cars without a price are hidden.'; null when there are none. */
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
