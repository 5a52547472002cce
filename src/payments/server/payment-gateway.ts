import type { PaymentStatus } from '../rules/payment-status.ts';

/** What a gateway answered, or that it did not. */
export type GatewayAnswer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly message: string };

export interface NewPayment {
  readonly siteSlug: string;
  /** The slice's own name for what is paid, such as 'reservation'. */
  readonly purpose: string;
  /** Its own among all payments of its site, such as a UUID: asked for twice, it is one payment. */
  readonly key: string;
  readonly amountCents: number;
  /** What the dealer reads beside the amount: 'Deposit for 2021 Mazda CX-5, W10451'. The same each time that it is asked for. */
  readonly description: string;
}

/** A payment by the gateway's own name, at a site's account. */
export interface PaymentName {
  readonly siteSlug: string;
  readonly ref: string;
}

/** Who takes money. Whatever is asked for twice is done once. @spec D.59 */
export interface PaymentGateway {
  /** The payment of a key, made where there is none yet; nothing is charged by this. */
  readonly create: (payment: NewPayment) => Promise<GatewayAnswer<{ readonly ref: string }>>;
  readonly find: (name: PaymentName) => Promise<GatewayAnswer<PaymentStatus>>;
  /** Sees to it that a payment can never succeed; says so, or that it has. */
  readonly cancel: (name: PaymentName) => Promise<GatewayAnswer<PaymentStatus>>;
  /** Gives all of a payment back. */
  readonly refund: (name: PaymentName) => Promise<GatewayAnswer<PaymentStatus>>;
}
