/** What a payment waits for: a card, the shopper's word to the bank, or the bank's own. */
export type PaymentNeed = 'card' | 'confirmation' | 'bank';

/** A payment that nobody has paid yet. */
export interface WaitingPayment {
  readonly kind: 'waiting';
  readonly decline: string | null;
  readonly needs: PaymentNeed;
  /** What the shopper's own browser pays with at the gateway; not there where our form takes the card. Never for a log. */
  readonly clientSecret?: string;
}

/** Where a payment stands, as its gateway says. */
export type PaymentStanding =
  | WaitingPayment
  | { readonly kind: 'paid'; readonly amountCents: number }
  /** It can never succeed any more. */
  | { readonly kind: 'gone' }
  /** All of it is with the shopper again. */
  | { readonly kind: 'refunded' };
