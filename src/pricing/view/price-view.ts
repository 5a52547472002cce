/** What stands in the place of the price. @spec B4.20 */
export interface PriceView {
  readonly kind: 'subscription' | 'price' | 'preorder' | 'noPrice';
  /** '$42,990', 'PREORDER' or the site's no-price text. */
  readonly text: string;
  /** Printed beside the figure: 'Drive Away', 'Excl. Govt. Charges', 'a week by subscription'. @spec D.07 */
  readonly qualifier: string | null;
  /** What buying costs, beside a subscription price: 'or $20,990 Drive Away to buy'. @spec B4.21, D.08 */
  readonly buyText: string | null;
}

/** The earlier price, struck through. @spec B4.25 */
export interface WasPriceView {
  /** '$45,490' */
  readonly text: string;
  /** '$2,500 less' */
  readonly savingText: string;
}

/** What a vehicle costs. */
export interface MoneyView {
  /** Not shown for sold vehicles: null. */
  readonly price: PriceView | null;
  readonly wasPrice: WasPriceView | null;
}
