import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { apiPaths } from '#src/lib/api-paths.ts';
import { DomainError } from '#src/lib/domain-error.ts';
import { findEventPayment } from '#src/payments/rules/stripe/read-stripe-status.ts';
import { requireSite } from '#src/platform/http/require-site.ts';
import type { PaymentMessages } from '../payment-handler.ts';
import type { PaidSite, StripeAccount } from './open-stripe-account.ts';

export interface StripeRoutesOptions extends PaymentMessages {
  readonly siteOf: (host: string | undefined) => PaidSite | undefined;
  readonly readSecret: (variable: string) => string | undefined;
  readonly onProblem: (siteSlug: string, reason: string) => void;
  readonly readClock?: () => Date;
}

const stripeEventsPath = `${apiPaths.root}payments/stripe-events`;

const maxBytes = 256 * 1024;

const comeAgain = 'We can’t look up payments right now.';

const takeEvent = async (
  { payments, handlers, onProblem }: StripeRoutesOptions,
  siteSlug: string,
  ref: string,
): Promise<void> => {
  const found = await payments.stripe.findOwned({ siteSlug, ref });
  if (found.kind === 'failed') {
    onProblem(siteSlug, found.message);
    throw new DomainError('overloaded', comeAgain);
  }
  if (found.value === null) return;
  const { purpose, key, status } = found.value;
  await handlers[purpose]?.onPaymentUpdated({ siteSlug, key, ref }, status);
};

/**
 * Throws notFound if the site has no Stripe account. Throws overloaded if the account's secrets are missing or wrong, so
 * that Stripe sends the event again.
 */
const openAccount = async (options: StripeRoutesOptions, site: PaidSite) => {
  const { stripe } = site.config.payments;
  if (stripe === null) throw new DomainError('notFound', 'This site doesn’t take messages from Stripe.');
  const account: StripeAccount = await options.payments.findAccount(site.slug);
  const secrets = stripe.webhookSecretVariables.flatMap((name) => options.readSecret(name)?.trim() || []);
  const reason = account.kind === 'closed' ? account.reason : secrets.length === 0 ? 'no secret is set' : null;
  if (account.kind === 'open' && reason === null) return { account, secrets };
  options.onProblem(site.slug, reason ?? '');
  throw new DomainError('overloaded', comeAgain);
};

const readMessage = ({ body, headers }: FastifyRequest) => ({
  body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
  signature: String(headers['stripe-signature'] ?? ''),
});

interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly isLive: boolean;
  readonly ref: string | null;
}

/** Greatest difference between a signature's time and ours, to prevent replays. */
const toleranceSeconds = 300;

const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  livemode: z.boolean(),
  data: z.object({ object: z.object({ id: z.string().nullish(), payment_intent: z.string().nullish() }) }),
});

/** Stripe's package rejects old timestamps but accepts future ones, which would stay valid for longer. */
const isFromFuture = (signature: string, now: Date): boolean =>
  Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - now.getTime() / 1000 > toleranceSeconds;

/** @spec D.59 */
const readStripeEvent = (
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
      // During a rotation, Stripe may already sign with the next secret.
    }
  }
  return undefined;
};

/**
 * Events can come twice, late or out of order. The route therefore reads the payment's status from Stripe instead of
 * from the event.
 * @spec B9.29, D.26, D.59
 */
export const stripeRoutes =
  (options: StripeRoutesOptions): FastifyPluginAsync =>
  async (app) => {
    const { siteOf, events, readClock = () => new Date() } = options;
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(stripeEventsPath, { bodyLimit: maxBytes, schema: { hide: true } }, async (request, reply) => {
      const site = requireSite(siteOf, request);
      reply.header('cache-control', 'no-store');
      const { account, secrets } = await openAccount(options, site);
      const event: StripeEvent | undefined = readStripeEvent(account, readMessage(request), secrets, readClock());
      if (event === undefined) throw new DomainError('malformed', 'This message has no valid Stripe signature.');
      if (event.isLive !== account.isLive)
        throw new DomainError(
          'malformed',
          'This message is for the other Stripe mode: test instead of live, or live instead of test.',
        );
      if (!(await events.isTaken(site.slug, event.id))) {
        if (event.ref !== null) await takeEvent(options, site.slug, event.ref);
        await events.keep(site.slug, event.id, event.type, readClock());
      }
      return reply.code(204).send();
    });
  };
