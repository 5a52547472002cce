export { type ConsentStore, createConsentStore } from './consent-store.ts';
export { createLook } from './create-look.ts';
export { createNoticeSender } from './create-notice-sender.ts';
export { createNoticeStore } from './notice-store.ts';
export { type Notices, startNotices } from './start-notices.ts';
export { createWatchlistStore, type WatchlistStore } from './watchlist-store.ts';
