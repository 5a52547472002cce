import type { SearchEngine, SearchResponse } from '../engine/search-api.ts';
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

/** What the engine asks of a site for a state; every word counts. */
type Ask = (state: SearchState, limit: number) => SearchResponse;

const createAsk =
  (engine: Pick<SearchEngine, 'search'>, config: SearchConfig, nowSeconds: number): Ask =>
  (state, limit) =>
    engine.search({
      ...buildSearchQuery(state, config, nowSeconds),
      facets: [],
      stats: [],
      offset: 0,
      limit,
      matchingStrategy: 'all',
    });

/** A stock number looks like a price: the one that is found is meant. */
const isStockNumber = (state: SearchState, ask: Ask): boolean =>
  /^\d{4,12}$/.test(state.query) && ask(state, 1).hits.some(({ stocknum }) => String(stocknum).includes(state.query));

/** The search without the words that nothing in it has. */
const dropUnknownWords = (state: SearchState, ask: Ask): SearchState => {
  if (state.query === '' || ask(state, 0).totalHits > 0) return state;
  const known = state.query
    .split(' ')
    .slice(0, maxWords)
    // A finished word: a beginning would find too much.
    .filter((word) => ask({ ...state, query: `${word} ` }, 0).totalHits > 0);
  return { ...state, query: known.join(' ') };
};

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
  const ask = createAsk(engine, config, nowSeconds);
  if (understood === null || isStockNumber(state, ask)) return null;
  const read = dropUnknownWords(applyUnderstanding(state, understood, state.query), ask);
  const findsNothing = ask(read, 0).totalHits === 0;
  return findsNothing && ask(state, 0).totalHits > 0 ? null : read;
};
