/** How far the price is below the market. @spec B4.26 */
export interface MarketBadgeView {
  /** '$1,380 below market', for cards. */
  readonly text: string;
  /** '$1,380 below the Queensland average', for the page. */
  readonly longText: string;
}
