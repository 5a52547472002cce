import type { SearchEngine, SearchResponse } from '../engine/search-api.ts';
import type { SearchConfig } from '../rules/config.ts';
import { buildSearchQuery } from '../rules/query/build-search-query.ts';
import type { SearchState } from '../rules/search-state.ts';
import { applyUnderstanding } from '../rules/understanding/apply-understanding.ts';
import type { Lexicon } from '../rules/understanding/lexicon.ts';
import { understandQuery } from '../rules/understanding/understand-query.ts';

const maxWords = 10;

const isUnread = ({ query, typed, isLiteral }: SearchState): boolean => query !== '' && typed === '' && !isLiteral;

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

/** True if digits find a vehicle by its stock number, so that they aren't read as a price or a year. */
const isStockNumber = (state: SearchState, ask: Ask): boolean =>
  /^\d{4,12}$/.test(state.query) && ask(state, 1).hits.some(({ stocknum }) => String(stocknum).includes(state.query));

const dropUnknownWords = (state: SearchState, ask: Ask): SearchState => {
  if (state.query === '' || ask(state, 0).totalHits > 0) return state;
  const known = state.query
    .split(' ')
    .slice(0, maxWords)
    // The space ends the word. Without it, the engine would also match words that only start like this one.
    .filter((word) => ask({ ...state, query: `${word} ` }, 0).totalHits > 0);
  return { ...state, query: known.join(' ') };
};

/** Returns the search with typed words turned into filters, or null if it stays as it is. (#21) */
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
