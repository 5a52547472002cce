import type { PaymentStatus } from '../rules/payment-status.ts';

export type GatewayAnswer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly message: string };

export interface NewPayment {
  readonly siteSlug: string;
  /** The name under which the payment's handler is registered, such as 'reservation'. */
  readonly purpose: string;
  /** Idempotency key, unique within the site. */
  readonly key: string;
  readonly amountCents: number;
  /** The gateway shows it to the dealer. Every call with the same key must pass the same text. */
  readonly description: string;
}

export interface PaymentName {
  readonly siteSlug: string;
  readonly ref: string;
}

/** Every operation is idempotent. @spec D.59 */
export interface PaymentGateway {
  /** Returns the key's payment, or creates it. Charges nothing. */
  readonly create: (payment: NewPayment) => Promise<GatewayAnswer<{ readonly ref: string }>>;
  readonly find: (name: PaymentName) => Promise<GatewayAnswer<PaymentStatus>>;
  /** The payment is cancelled only if the returned status is 'gone'. */
  readonly cancel: (name: PaymentName) => Promise<GatewayAnswer<PaymentStatus>>;
  readonly refund: (name: PaymentName) => Promise<GatewayAnswer<PaymentStatus>>;
}

export interface CardGateway extends PaymentGateway {
  readonly pay: (name: PaymentName, cardNumber: string) => Promise<void>;
  readonly confirm: (name: PaymentName, isApproved: boolean) => Promise<void>;
}
