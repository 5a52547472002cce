import type { Stripe } from 'stripe';
import type { StripePayment, StripeStatus } from '../../rules/stripe/read-stripe-standing.ts';

const asObject = <T extends object>(given: string | T | null): T | null => (typeof given === 'object' ? given : null);

/** Only a charge that is disputed is asked about: it is one more call. */
const findLostDispute = async (client: Stripe, { id }: Stripe.PaymentIntent, isDisputed: boolean): Promise<boolean> => {
  if (!isDisputed) return false;
  const { data } = await client.disputes.list({ payment_intent: id });
  return data.some(({ status }) => status === 'lost');
};

/** A refund that failed has given nothing back. */
const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** What went back of a charge, by its refunds where all of them are here. */
const readRefunds = (charge: Stripe.Charge | null): Pick<StripePayment, 'refundedCents' | 'failedRefunds'> => {
  const refunds = charge?.refunds?.data ?? [];
  const kept = refunds.filter((refund) => !isFailed(refund));
  const isWhole = refunds.length > 0 && charge?.refunds?.has_more === false;
  return {
    refundedCents: isWhole ? kept.reduce((sum, { amount }) => sum + amount, 0) : (charge?.amount_refunded ?? 0),
    failedRefunds: refunds.length - kept.length,
  };
};

/** What of a PaymentIntent with its charge says where it stands. */
export const readIntent = async (
  client: Stripe,
  intent: Stripe.PaymentIntent & { readonly status: StripeStatus },
): Promise<StripePayment> => {
  const { status, client_secret: clientSecret, amount_received: receivedCents, last_payment_error: error } = intent;
  const charge = asObject(intent.latest_charge);
  return {
    ...{ status, clientSecret, receivedCents, ...readRefunds(charge) },
    isDisputeLost: await findLostDispute(client, intent, charge?.disputed ?? false),
    lastError: error === null ? null : { type: error.type, message: error.message ?? '' },
  };
};
