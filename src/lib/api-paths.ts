/**
 * Addresses of the JSON interface, from the root of a site: the server answers them, the pages' own scripts and links ask
 * them. Of one with a ':' the server's router takes the pattern and `fillPath` makes an address.
 */
export const apiPaths = {
  /** What every one begins with. */
  root: '/api/',
  docs: '/api/docs',
  /** The stock, by a filter. @spec D.15 */
  cars: '/api/cars',
  car: '/api/cars/:slug',
  /** Ids of the vehicles similar to one. @spec B7.09, D.15 */
  similarIds: '/api/cars/:slug/similar',
  /** How often a vehicle was viewed, and what tells a stale page. @spec B7.11 */
  viewRecord: '/api/cars/:slug/view.json',
  /** The brochure of a vehicle, as a PDF. @spec D.23 */
  brochure: '/api/cars/:slug/brochure.pdf',
  /** The code that leads a phone to a vehicle's page, as a picture. */
  pageCode: '/api/cars/:slug/code.svg',
  /** What a lender says beside the estimate of a vehicle. @spec D.20 */
  financeDisclaimer: '/api/cars/:id/finance-disclaimer',
  /** A number that pages hide at first. @spec B4.47 */
  phone: '/api/phone',
  /** @spec D.21 */
  phoneReveals: '/api/phone-reveals',
  /** @spec D.24 */
  events: '/api/events',
  /** @spec B2.23 */
  stockCount: '/api/stock-count',
  /** What the search field offers while a shopper types. */
  suggestions: '/api/suggestions',
  /** @spec B7.19 */
  deliveryEstimates: '/api/delivery-estimates',
  /** @spec B7.12 */
  youxQuote: '/api/youx/quote',
  /** @spec L2.68 */
  budgetSearch: '/api/budget-search',
  /** @spec D.32 */
  leads: '/api/leads',
  /** Times that can be booked. @spec B7.20, D.22 */
  appointments: '/api/appointments',
  /** A shopper's car that is valued. @spec D.39 */
  valuations: '/api/valuations',
  valuation: '/api/valuations/:id',
  valuationAccept: '/api/valuations/:id/accept',
  /** @spec L4.16 */
  miscellaneous: '/api/miscellaneous',
  /** The watchlist of the visitor who asks. @spec B6.03 */
  watchlist: '/api/watchlist',
  /** @spec B7.14 */
  watchlistSave: '/api/watchlist/save-car',
  /** @spec B7.16 */
  watchlistRemove: '/api/watchlist/remove-car',
  /** Favourites of a browser that become a part of the watchlist. @spec B1.15 */
  watchlistTakeOver: '/api/watchlist/take-over',
  /** The searches of the visitor who asks. @spec B1.15 */
  savedSearches: '/api/watchlist/searches',
} as const;
