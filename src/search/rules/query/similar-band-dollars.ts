/** How far the price of a similar vehicle may be away, in dollars: 10,000 below 50,000, else 25,000. @spec B9.22 */
export const similarBandDollars = (priceDollars: number): number => (priceDollars < 50_000 ? 10_000 : 25_000);
