import type { PaymentNeed, PaymentStatus } from '../payment-status.ts';

/** What a PaymentIntent waits for by its status, or that it is at an end. */
const needOf = {
  requires_payment_method: 'card',
  // The Payment Element confirms on its own, so this payment was interrupted and starts again.
  requires_confirmation: 'card',
  requires_action: 'confirmation',
  processing: 'bank',
  // Ours are captured at once; should an account do otherwise, the money is not here yet.
  requires_capture: 'bank',
  succeeded: 'paid',
  canceled: 'gone',
} as const satisfies Record<string, PaymentNeed | 'paid' | 'gone'>;

export type StripeStatus = keyof typeof needOf;

/** Whether a status is one that Stripe documented when this was written. */
export const isStripeStatus = (text: string): text is StripeStatus => Object.hasOwn(needOf, text);

/** What of a PaymentIntent, its charge and a dispute about it says where the payment stands; amounts in cents. */
export interface StripePayment {
  readonly status: StripeStatus;
  readonly clientSecret: string | null;
  readonly receivedCents: number;
  readonly refundedCents: number;
  /** How many refunds the shopper's bank sent back, which is often heard days later. */
  readonly failedRefunds: number;
  /** Whether the shopper's bank took the money back for good. */
  readonly isDisputeLost: boolean;
  readonly lastError: { readonly type: string; readonly message: string } | null;
}

const otherFailure = 'The payment did not go through. Please try again, or use another card.';

/** Only what is wrong with a card is written for shoppers. */
const readDecline = ({ status, lastError }: StripePayment): string | null => {
  if (lastError === null || status === 'processing') return null;
  return lastError.type === 'card_error' && lastError.message !== '' ? lastError.message : otherFailure;
};

/**
 * Where a payment at Stripe stands. What went back in part is still paid: the rest goes back with the whole. What a bank did not take back is with
 * the dealer again, and is paid as before. A dispute changes nothing before it is lost, when the bank has given all of it back. @spec B9.27, B9.29
 */
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

/** As much of a message of Stripe as names the payment that it is about. */
interface StripeEventFacts {
  readonly type: string;
  readonly objectId: string | null;
  /** Of a charge, a refund or a dispute. */
  readonly paymentIntent: string | null;
}

const refPattern = /^pi_[A-Za-z0-9_]{1,250}$/;

/** The payment that a message is about; null for a message about none. What else it says is not believed: the payment is asked for. @spec D.59 */
export const findEventPayment = ({ type, objectId, paymentIntent }: StripeEventFacts): string | null => {
  const ref = type.startsWith('payment_intent.') ? objectId : /^(?:charge|refund)\./.test(type) ? paymentIntent : null;
  return ref !== null && refPattern.test(ref) ? ref : null;
};
