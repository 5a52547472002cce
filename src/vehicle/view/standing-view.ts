/** What a vehicle's standing means to a shopper. */
export interface StandingView {
  readonly heading: string;
  readonly text: string;
  /** Link to the reservation for the person who made it; null where nothing can be reserved online. @spec B9.29 */
  readonly own?: { readonly label: string; readonly href: string } | null;
}
