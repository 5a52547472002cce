export { createWatchlistStore, type WatchlistStore } from './watchlist-store.ts';
