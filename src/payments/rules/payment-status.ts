/** What a payment waits for: a card, the shopper's word to the bank, or the bank's own. */
export type PaymentNeed = 'card' | 'confirmation' | 'bank';

interface WaitingPayment {
  readonly kind: 'waiting';
  readonly decline: string | null;
  readonly needs: PaymentNeed;
  /** What the shopper's own browser pays with at the gateway; not there where our form takes the card. Never for a log. */
  readonly clientSecret?: string;
}

/** What banks made of refunds: of two answers about a payment the one that knows of more is the newer. */
interface RefundFailures {
  /** How often the money was on its way back and its bank did not take it; not there where that never happened. */
  readonly failedRefunds?: number;
}

/** Where a payment stands, as its gateway says. */
export type PaymentStatus =
  | WaitingPayment
  | ({ readonly kind: 'paid'; readonly amountCents: number } & RefundFailures)
  /** It can never succeed any more. */
  | { readonly kind: 'gone' }
  /** All of it is with the shopper again. */
  | ({ readonly kind: 'refunded' } & RefundFailures);

/** What a slice does next about one of its payments, whatever it is for. */
export type PaymentStep =
  /** Asks the gateway for the payment by its key: it is made now, or was made before a crash. */
  | { readonly kind: 'namePayment' }
  | { readonly kind: 'findPayment'; readonly ref: string }
  | { readonly kind: 'cancelPayment'; readonly ref: string }
  | { readonly kind: 'refundPayment'; readonly ref: string };
