import { z } from 'zod';
import { findEventPayment } from '../../rules/stripe/find-event-payment.ts';
import type { StripeAccount } from './open-stripe-account.ts';

/** A message that is Stripe's own, with the payment that it is about; null for one about none. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly isLive: boolean;
  readonly ref: string | null;
}

/** For how long a signature is good, in seconds: what was overheard cannot be sent again later. */
const toleranceSeconds = 300;

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string().nullish(), payment_intent: z.string().nullish() }) }),
});

/** Stripe's package refuses stamps of long ago and takes those of the future, which would be good for longer. */
const isFromFuture = (signature: string, now: Date): boolean =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - now.getTime() / 1000 > toleranceSeconds;

/** The message of a request, if one of the secrets signed its very bytes lately; undefined for any other. @spec D.59 */
export const readStripeEvent = (
  { client }: Extract<StripeAccount, { readonly kind: 'open' }>,
  message: { readonly body: Buffer; readonly signature: string },
  secrets: readonly string[],
  now: Date,
): StripeEvent | undefined => {
  if (isFromFuture(message.signature, now)) return undefined;
  for (const secret of secrets) {
    try {
      const { body, signature } = message;
      const event: unknown = client.webhooks.constructEvent(
        body,
        signature,
        secret,
        toleranceSeconds,
        undefined,
        now.getTime(),
      );
      const { id, type, livemode: isLive, data } = eventSchema.parse(event);
      const { id: objectId = null, payment_intent: paymentIntent = null } = data.object;
      return { id, type, isLive, ref: findEventPayment({ type, objectId, paymentIntent }) };
    } catch {
      // Not by this secret, or no message: the next one may fit.
    }
  }
  return undefined;
};
