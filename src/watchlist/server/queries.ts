export {
  type ConsentStore,
  createConsentStore,
  createUnprovenPurge,
  findHeldConsent,
  type HeldConsentOptions,
} from './consent-store.ts';
export { createNoticeSender } from './create-notice-sender.ts';
export { createNoticeStore } from './notice-store.ts';
export { createWatchlistScan } from './scan-watchlists.ts';
export { createSearchMatcher, type SearchMatcher } from './searches/create-search-matcher.ts';
export { createSavedSearchScan } from './searches/scan-saved-searches.ts';
export { createSearchStore, type SavedSearch, type SearchStore } from './searches/search-store.ts';
export { createSearchUpdateStore } from './searches/search-update-store.ts';
export { type Notices, startNotices } from './start-notices.ts';
export { createWatchlistStore, type WatchlistStore } from './watchlist-store.ts';
