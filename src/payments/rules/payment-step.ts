/** What a slice does next about one of its payments, whatever it is for. */
export type PaymentStep =
  /** Asks the gateway for the payment by its key: it is made now, or was made before a crash. */
  | { readonly kind: 'namePayment' }
  | { readonly kind: 'findPayment'; readonly ref: string }
  | { readonly kind: 'cancelPayment'; readonly ref: string }
  | { readonly kind: 'refundPayment'; readonly ref: string };
