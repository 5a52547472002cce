export const apiPaths = {
  root: '/api/',
  docs: '/api/docs',
  /** @spec D.15 */
  cars: '/api/cars',
  car: '/api/cars/:slug',
  /** @spec B7.09, D.15 */
  similarIds: '/api/cars/:slug/similar',
  /** @spec B7.11 */
  viewRecord: '/api/cars/:slug/view.json',
  /** @spec D.23 */
  brochure: '/api/cars/:slug/brochure.pdf',
  pageCode: '/api/cars/:slug/code.svg',
  /** @spec D.20 */
  financeDisclaimer: '/api/cars/:id/finance-disclaimer',
  /** @spec B4.47 */
  phone: '/api/phone',
  /** @spec D.21 */
  phoneReveals: '/api/phone-reveals',
  /** @spec D.24 */
  events: '/api/events',
  /** @spec B2.23 */
  stockCount: '/api/stock-count',
  suggestions: '/api/suggestions',
  /** @spec B7.19 */
  deliveryEstimates: '/api/delivery-estimates',
  /** @spec B7.12 */
  youxQuote: '/api/youx/quote',
  /** @spec L2.68 */
  budgetSearch: '/api/budget-search',
  /** @spec D.32 */
  leads: '/api/leads',
  /** @spec B7.20, D.22 */
  appointments: '/api/appointments',
  /** @spec D.39 */
  valuations: '/api/valuations',
  valuation: '/api/valuations/:id',
  valuationAccept: '/api/valuations/:id/accept',
  /** @spec L4.16 */
  miscellaneous: '/api/miscellaneous',
  /** @spec B6.03 */
  watchlist: '/api/watchlist',
  /** @spec B7.14 */
  watchlistSave: '/api/watchlist/save-car',
  /** @spec B7.16 */
  watchlistRemove: '/api/watchlist/remove-car',
  /** @spec B1.15 */
  watchlistTakeOver: '/api/watchlist/take-over',
  /** @spec B1.15 */
  savedSearches: '/api/watchlist/searches',
} as const;
