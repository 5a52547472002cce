/** Most vehicles on the watchlist of one visitor: the garage keeps as many. */
export const mostWatched = 100;
