/** What a payment waits for: the shopper's card, the shopper's confirmation to the bank, or the bank. */
export type PaymentNeed = 'card' | 'confirmation' | 'bank';

interface WaitingPayment {
  readonly kind: 'waiting';
  readonly decline: string | null;
  readonly needs: PaymentNeed;
  /** The browser pays with this at the gateway; undefined if our own form takes the card. Never log it. */
  readonly clientSecret?: string;
}

/** Of two answers about a payment, the one with more failures is newer. */
interface RefundFailures {
  /** Number of refunds that the bank refused; undefined if none. */
  readonly failedRefunds?: number;
}

export type PaymentStatus =
  | WaitingPayment
  | ({ readonly kind: 'paid'; readonly amountCents: number } & RefundFailures)
  | { readonly kind: 'gone' }
  | ({ readonly kind: 'refunded' } & RefundFailures);

export type PaymentStep =
  /** Creates the payment by its key, or finds the one made before a crash. */
  | { readonly kind: 'namePayment' }
  | { readonly kind: 'findPayment'; readonly ref: string }
  | { readonly kind: 'cancelPayment'; readonly ref: string }
  | { readonly kind: 'refundPayment'; readonly ref: string };
