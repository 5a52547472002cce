export const accountPaths = {
  /** @spec L6.02 */
  signIn: '/sign-in',
  /** @spec D.28 */
  signInCode: '/sign-in/code',
  /** @spec D.28 */
  signInDevices: '/sign-in/devices',
  /** @spec D.28 */
  signOut: '/sign-out',
  /** @spec D.55 */
  watchlist: '/watchlist',
  /** @spec B4.35 */
  watchlistSave: '/watchlist/save',
  /** @spec B4.36 */
  watchlistRemove: '/watchlist/remove',
  /** @spec B1.15 */
  watchlistNotices: '/watchlist/notices',
  /** @spec B1.15 */
  watchlistNoticesStop: '/watchlist/notices/stop',
  /** @spec B1.15 */
  savedSearches: '/watchlist/searches',
  /** @spec B1.15 */
  savedSearchSave: '/watchlist/searches/save',
  savedSearchRename: '/watchlist/searches/rename',
  savedSearchFollow: '/watchlist/searches/follow',
  savedSearchRemove: '/watchlist/searches/remove',
  /** @spec B2.03 */
  checkoutJourney: '/checkout-journey',
  /** @spec B2.05, L2.08 */
  tradeIn: '/trade-in',
  /** @spec L2.08 */
  sellYourCar: '/sell-your-car',
  /** @spec L2.15 */
  spinToWin: '/spin-to-win',
  /** @spec L2.16 */
  onlinePayment: '/online-payment',
  /** @spec B2.02 */
  isReserve: (path: string): boolean => /^\/cars\/[^/]+\/(?:checkout|buy-online)$/.test(path),
} as const;

/** @spec B2.11, B3.18 */
export const watchlistFields = { car: 'car_id', back: 'back' } as const;
