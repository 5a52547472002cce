export {
  type ConsentStore,
  createConsentStore,
  createUnprovenForgetting,
  findHeldConsent,
  type HeldConsentOptions,
} from './consent-store.ts';
export { createLook } from './create-look.ts';
export { createNoticeSender } from './create-notice-sender.ts';
export { createNoticeStore } from './notice-store.ts';
export { createSearchLook } from './searches/create-search-look.ts';
export { createSearchMatcher, type SearchMatcher } from './searches/create-search-matcher.ts';
export { createSearchNewsStore } from './searches/search-news-store.ts';
export { createSearchStore, type SavedSearch, type SearchStore } from './searches/search-store.ts';
export { type Notices, startNotices } from './start-notices.ts';
export { createWatchlistStore, type WatchlistStore } from './watchlist-store.ts';
