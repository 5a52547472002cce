/** What a vehicle's standing means to a shopper. */
export interface StandingView {
  readonly heading: string;
  readonly text: string;
  /** The way of whoever reserved it to their reservation; null where nothing is reserved online. @spec B9.29 */
  readonly own?: { readonly label: string; readonly href: string } | null;
}
