import type { SearchConfig } from '#src/search/rules/config.ts';
import type { SearchPaths } from '#src/search/rules/search-paths.ts';
import type { SearchAnswer } from '#src/search/rules/search-query.ts';
import type { SearchState } from '#src/search/rules/search-state.ts';

/** What the filters of a search are made of. */
export interface FacetSource {
  readonly state: SearchState;
  readonly answer: SearchAnswer;
  /** Counts of makes and models as if none were chosen; null where those of the answer say it. */
  readonly makeAnswer: SearchAnswer | null;
  readonly config: SearchConfig;
  readonly paths: SearchPaths;
}
