/** What a vehicle's standing means to a shopper. */
export interface StandingView {
  readonly heading: string;
  readonly text: string;
}
