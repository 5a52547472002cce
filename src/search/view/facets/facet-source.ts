import type { SearchConfig } from '../../rules/config.ts';
import type { SearchAnswer, ValueCount } from '../../rules/query/search-query.ts';
import type { SearchState } from '../../rules/search-state.ts';
import type { SearchPaths } from '../../rules/url/search-paths.ts';

/** What the filters of a search are made of. */
export interface FacetSource {
  readonly state: SearchState;
  readonly answer: SearchAnswer;
  /** Counts of makes and models as if none were chosen; null where those of the answer say it. */
  readonly makeAnswer: SearchAnswer | null;
  /** The answer to buildStockQuery; left out where the answer itself says it. */
  readonly stockAnswer?: SearchAnswer | null;
  /** Vehicles by price, for the chart over the price slider. */
  readonly prices: readonly ValueCount[];
  readonly config: SearchConfig;
  readonly paths: SearchPaths;
}
