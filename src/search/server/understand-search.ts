import type { SearchEngine } from '../engine/search-api.ts';
import type { SearchConfig } from '../rules/config.ts';
import { buildSearchQuery } from '../rules/query/build-search-query.ts';
import type { SearchState } from '../rules/search-state.ts';
import { applyUnderstanding } from '../rules/understanding/apply-understanding.ts';
import type { Lexicon } from '../rules/understanding/lexicon.ts';
import { understandQuery } from '../rules/understanding/understand-query.ts';

/** Words that the engine looks at. */
const maxWords = 10;

/** Whether a search's words are as they were typed, and still to be read. */
const isUnread = ({ query, typed, isLiteral }: SearchState): boolean => query !== '' && typed === '' && !isLiteral;

/**
 * The search that a shopper's words stand for; null where they are best searched as they are, or were read already. Words left over that
 * nothing has are dropped, and so is the whole reading where it finds nothing but the words as typed do. (#21)
 */
export const understandSearch = (
  engine: Pick<SearchEngine, 'search'>,
  lexicon: Lexicon,
  config: SearchConfig,
  state: SearchState,
  nowSeconds: number,
): SearchState | null => {
  if (!isUnread(state)) return null;
  const understood = understandQuery(state.query, lexicon);
  if (understood === null) return null;
  /** Vehicles that have all the words. */
  const count = (other: SearchState): number =>
    engine.search({
      ...buildSearchQuery(other, config, nowSeconds),
      ...{ facets: [], stats: [], offset: 0, limit: 0, matchingStrategy: 'all' },
    }).totalHits;
  const read = applyUnderstanding(state, understood, state.query);
  if (read.query === '') return read;
  if (count(read) > 0) return read;
  const known = read.query
    .split(' ')
    .slice(0, maxWords)
    .filter((word) => count({ ...read, query: `${word} ` }) > 0);
  return { ...read, query: known.join(' ') };
};
