/** Addresses of the interface that the pages' own scripts call, from the root of a site. */
export const apiPaths = {
  /** @spec B7.19 */
  deliveryEstimates: '/api/delivery-estimates',
  /** @spec B7.12 */
  youxQuote: '/api/youx/quote',
  /** @spec L2.68 */
  budgetSearch: '/api/budget-search',
} as const;
