/** What a payment waits for: a card, the shopper's word to the bank, or the bank's own. */
export type PaymentNeed = 'card' | 'confirmation' | 'bank';

/** Where a payment stands, as its gateway says. */
export type PaymentStanding =
  | { readonly kind: 'waiting'; readonly decline: string | null; readonly needs: PaymentNeed }
  | { readonly kind: 'paid'; readonly amountCents: number }
  /** It can never succeed any more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'refunded' };
