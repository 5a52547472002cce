// What other slices may call on the server.
export { countStock, searchStock } from './search-stock.ts';
export type { SiteSearchPaths } from './site-search-paths.ts';
export type { StockIndexes } from './stock-indexes.ts';
