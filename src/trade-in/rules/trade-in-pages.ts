/** @spec L2.08 */
export const tradeInPages = ['trade-in', 'sell-your-car', 'sell-my-car'] as const;

/** @spec B2.04 */
export const vehicleTradeInPage = 'cars/trade-in';

/** @spec B2.04, L2.08 */
export type TradeInPage = (typeof tradeInPages)[number] | typeof vehicleTradeInPage;

/** @spec B2.04, L2.08 */
export const isTradeInPage = (
  text: string,
  { enabled, pages }: { readonly enabled: boolean; readonly pages: readonly string[] },
): text is TradeInPage => enabled && (text === vehicleTradeInPage || pages.includes(text));
