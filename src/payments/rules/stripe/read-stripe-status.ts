import type { PaymentNeed, PaymentStatus } from '../payment-status.ts';

const needOf = {
  requires_payment_method: 'card',
  // The Payment Element confirms on its own, so this payment was interrupted and starts again.
  requires_confirmation: 'card',
  requires_action: 'confirmation',
  processing: 'bank',
  // Payments are captured automatically. The money of an uncaptured payment hasn't arrived yet.
  requires_capture: 'bank',
  succeeded: 'paid',
  canceled: 'gone',
} as const satisfies Record<string, PaymentNeed | 'paid' | 'gone'>;

export type StripeStatus = keyof typeof needOf;

export const isStripeStatus = (text: string): text is StripeStatus => Object.hasOwn(needOf, text);

export interface StripePayment {
  readonly status: StripeStatus;
  readonly clientSecret: string | null;
  readonly receivedCents: number;
  readonly refundedCents: number;
  readonly failedRefunds: number;
  readonly isDisputeLost: boolean;
  readonly lastError: { readonly type: string; readonly message: string } | null;
}

const otherFailure = 'The payment didn’t go through. Please try again, or use another card.';

/** Stripe writes the messages of card errors for shoppers. */
const readDecline = ({ status, lastError }: StripePayment): string | null => {
  if (lastError === null || status === 'processing') return null;
  return lastError.type === 'card_error' && lastError.message !== '' ? lastError.message : otherFailure;
};

/** A payment stays paid after a partial refund, but a lost dispute makes it refunded. @spec B9.27, B9.29 */
export const readStripeStatus = (payment: StripePayment): PaymentStatus => {
  const { status, clientSecret, receivedCents, refundedCents, failedRefunds, isDisputeLost } = payment;
  const needs = needOf[status];
  if (needs === 'gone') return { kind: 'gone' };
  if (needs === 'paid') {
    const isBack = isDisputeLost || (receivedCents > 0 && refundedCents >= receivedCents);
    const failures = failedRefunds > 0 ? { failedRefunds } : {};
    return isBack ? { kind: 'refunded', ...failures } : { kind: 'paid', amountCents: receivedCents, ...failures };
  }
  const decline = readDecline(payment);
  return { kind: 'waiting', needs, decline, ...(clientSecret !== null && { clientSecret }) };
};

interface StripeEventFacts {
  readonly type: string;
  readonly objectId: string | null;
  readonly paymentIntent: string | null;
}

const refPattern = /^pi_[A-Za-z0-9_]{1,250}$/;

/** @spec D.59 */
export const findEventPayment = ({ type, objectId, paymentIntent }: StripeEventFacts): string | null => {
  const ref = type.startsWith('payment_intent.') ? objectId : /^(?:charge|refund)\./.test(type) ? paymentIntent : null;
  return ref !== null && refPattern.test(ref) ? ref : null;
};
