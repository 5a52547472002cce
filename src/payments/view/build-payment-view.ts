import type { PaymentsConfig } from '../rules/config.ts';
import type { PaymentStatus } from '../rules/payment-status.ts';
import { isTestRef } from '../rules/test-cards.ts';

export interface StripePaymentView {
  readonly kind: 'stripe';
  readonly needs: 'card' | 'confirmation';
  readonly publishableKey: string;
  readonly clientSecret: string;
}

export type PaymentView =
  | { readonly kind: 'testCard' }
  | { readonly kind: 'begin' }
  | StripePaymentView
  /** The page can't show a card form, for example because Stripe can't be reached. */
  | { readonly kind: 'away' };

export interface PaymentFacts {
  readonly payments: PaymentsConfig;
  readonly ref: string | null;
  readonly standing: PaymentStatus | null;
}

/** @spec B9.27, D.41, D.59 */
export const buildPaymentView = ({ payments, ref, standing }: PaymentFacts): PaymentView => {
  if (ref === null) return { kind: payments.gateway === 'stripe' ? 'begin' : 'testCard' };
  if (isTestRef(ref)) return { kind: 'testCard' };
  if (payments.stripe === null || standing?.kind !== 'waiting') return { kind: 'away' };
  const { needs, clientSecret } = standing;
  if (needs === 'bank' || clientSecret === undefined) return { kind: 'away' };
  return { kind: 'stripe', needs, publishableKey: payments.stripe.publishableKey, clientSecret };
};
