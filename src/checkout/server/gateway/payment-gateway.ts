import type { PaymentStanding } from '../../rules/gateway/payment-standing.ts';

/** What a gateway answered, or that it did not. */
export type GatewayAnswer<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'failed'; readonly isRetryable: boolean; readonly message: string };

/** A payment by the gateway's own name, at a site's account. */
export interface PaymentName {
  readonly siteSlug: string;
  readonly ref: string;
}

/** Who takes money. Whatever is asked for twice is done once. @spec D.59 */
export interface PaymentGateway {
  /** The payment of a key, made where there is none yet; nothing is charged by this. */
  readonly create: (payment: {
    readonly siteSlug: string;
    readonly key: string;
    readonly amountCents: number;
  }) => Promise<GatewayAnswer<{ readonly ref: string }>>;
  readonly find: (name: PaymentName) => Promise<GatewayAnswer<PaymentStanding>>;
  /** Sees to it that a payment can never succeed; says so, or that it has. */
  readonly cancel: (name: PaymentName) => Promise<GatewayAnswer<PaymentStanding>>;
  /** Gives all of a payment back. */
  readonly refund: (name: PaymentName) => Promise<GatewayAnswer<PaymentStanding>>;
}
