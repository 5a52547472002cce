/** What the delivery calculator is drawn from. */
export interface DeliveryView {
  /** Address that answers the form without scripts. */
  readonly action: string;
  /** The location that the vehicle is brought from. */
  readonly locationId: number;
  /** 'From our yard in Moorooka. We confirm the price before you pay anything.' */
  readonly note: string;
}

/** What a lookup says to the shopper. @spec B4.56 */
export type DeliveryOutcome =
  | {
      readonly kind: 'result';
      /** '$195', 'Free delivery' */
      readonly priceText: string;
      /** 'delivered to the Gold Coast', 'to Brisbane metro' */
      readonly placeText: string;
    }
  | { readonly kind: 'error'; readonly message: string; readonly isInput: boolean };
