import type { PaymentsConfig } from '../rules/config.ts';
import type { PaymentStatus } from '../rules/payment-status.ts';
import { isTestRef } from '../rules/test-cards.ts';

/** A payment at Stripe, which the shopper's own browser goes on with. */
export interface StripePaymentView {
  readonly kind: 'stripe';
  readonly needs: 'card' | 'confirmation';
  readonly publishableKey: string;
  readonly clientSecret: string;
}

export type PaymentView =
  | { readonly kind: 'testCard' }
  /** Stripe takes the card in the next step: nothing is taken yet. */
  | { readonly kind: 'begin' }
  | StripePaymentView
  /** Stripe cannot be reached, or waits for nothing from the shopper. */
  | { readonly kind: 'away' };

/** What a payment's form goes by. */
export interface PaymentFacts {
  readonly payments: PaymentsConfig;
  /** The gateway's name of the payment; null before there is one. */
  readonly ref: string | null;
  /** Null where the gateway does not answer. */
  readonly standing: PaymentStatus | null;
}

/** The form of a payment: that of the gateway which made it, else that of the site's. @spec B9.27, D.41, D.59 */
export const buildPaymentView = ({ payments, ref, standing }: PaymentFacts): PaymentView => {
  if (ref === null) return { kind: payments.gateway === 'stripe' ? 'begin' : 'testCard' };
  if (isTestRef(ref)) return { kind: 'testCard' };
  if (payments.stripe === null || standing?.kind !== 'waiting') return { kind: 'away' };
  const { needs, clientSecret } = standing;
  if (needs === 'bank' || clientSecret === undefined) return { kind: 'away' };
  return { kind: 'stripe', needs, publishableKey: payments.stripe.publishableKey, clientSecret };
};
