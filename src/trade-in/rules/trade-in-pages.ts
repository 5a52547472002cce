/** First segments of the pages on which a car is valued; a site chooses among them. @spec L2.08 */
export const tradeInPages = ['trade-in', 'sell-your-car', 'sell-my-car'] as const;

/** The page that values a car against a vehicle of the stock. It is on every site that values cars. @spec B2.04 */
export const vehicleTradeInPage = 'cars/trade-in';

/** A page on which a car is valued, without the slash that it begins with. @spec B2.04, L2.08 */
export type TradeInPage = (typeof tradeInPages)[number] | typeof vehicleTradeInPage;

/** Whether a text names a page on which this site values cars. @spec B2.04, L2.08 */
export const isTradeInPage = (
  text: string,
  { enabled, pages }: { readonly enabled: boolean; readonly pages: readonly string[] },
): text is TradeInPage => enabled && (text === vehicleTradeInPage || pages.includes(text));
