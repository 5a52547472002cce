/**
 * The addresses of pages that are one visitor's own, or may be behind a gate. Apart from `pagePaths`, which every page of the
 * site loads.
 */
export const accountPaths = {
  /** @spec L6.02 */
  signIn: '/sign-in',
  /** Where the form of the number is sent. @spec D.28 */
  signInCode: '/sign-in/code',
  /** Where it is said which other devices are signed out. @spec D.28 */
  signInDevices: '/sign-in/devices',
  /** @spec D.28 */
  signOut: '/sign-out',
  /** @spec D.55 */
  watchlist: '/watchlist',
  /** Where the forms of the watchlist go. @spec B4.35 */
  watchlistSave: '/watchlist/save',
  /** @spec B4.36 */
  watchlistRemove: '/watchlist/remove',
  /** Where somebody agrees to be told of changes. @spec B1.15 */
  watchlistNotices: '/watchlist/notices',
  /** @spec B1.15 */
  watchlistNoticesStop: '/watchlist/notices/stop',
  /** The searches that a visitor saved. @spec B1.15 */
  savedSearches: '/watchlist/searches',
  /** Where the forms of saved searches go. @spec B1.15 */
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
  /** Where one vehicle is reserved, whichever of the two names the site uses. @spec B2.02 */
  isReserve: (path: string): boolean => /^\/cars\/[^/]+\/(?:checkout|buy-online)$/.test(path),
} as const;

/** The fields of the watchlist's forms: a vehicle by its number, and the page of the form, which browsers do not tell. @spec B2.11, B3.18 */
export const watchlistFields = { car: 'car_id', back: 'back' } as const;
