import type { SearchEngine } from '../engine/search-api.ts';
import type { StockIndexes } from '../server/stock-indexes.ts';

export const makeTestIndexes = (engine: SearchEngine): StockIndexes => ({
  get: async () => engine,
  version: () => 1,
  awaitUpdate: () => undefined,
  stats: () => ({ sites: 1, bytes: 1 }),
  close: () => undefined,
});
