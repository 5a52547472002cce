export type PaymentNeed = 'card' | 'confirmation' | 'bank';

interface WaitingPayment {
  readonly kind: 'waiting';
  readonly decline: string | null;
  readonly needs: PaymentNeed;
  /** Secret that lets the browser pay through the gateway's own card form. Must never be logged. */
  readonly clientSecret?: string;
}

/**
 * The gateway's responses can arrive out of order. One with fewer failed refunds than an earlier one is out of date.
 */
interface RefundFailures {
  readonly failedRefunds?: number;
}

export type PaymentStatus =
  | WaitingPayment
  | ({ readonly kind: 'paid'; readonly amountCents: number } & RefundFailures)
  | { readonly kind: 'gone' }
  | ({ readonly kind: 'refunded' } & RefundFailures);

export type PaymentStep =
  /** Creates the payment. After a crash, finds the payment that was created with the same key. */
  | { readonly kind: 'namePayment' }
  | { readonly kind: 'findPayment'; readonly ref: string }
  | { readonly kind: 'cancelPayment'; readonly ref: string }
  | { readonly kind: 'refundPayment'; readonly ref: string };
