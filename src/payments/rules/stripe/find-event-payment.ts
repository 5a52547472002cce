/** As much of a message of Stripe as names the payment that it is about. */
export interface StripeEventFacts {
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
