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
  /** Hears why messages cannot be taken. */
  readonly onProblem: (siteSlug: string, reason: string) => void;
  readonly readClock?: () => Date;
}

/** Where Stripe tells what became of payments. No page asks it, and every page would load it beside the others. */
const stripeEventsPath = `${apiPaths.root}payments/stripe-events`;

/** A message carries one object of Stripe. */
const maxBytes = 256 * 1024;

/** Stripe sends the message again. */
const comeAgain = 'Payments cannot be looked up at the moment.';

/** Tells the owner how the payment of a message stands now. Whose payment it is, and how it stands, is asked of Stripe. */
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

/** The account of a site with the secrets that its messages are signed with. */
const openAccount = async (options: StripeRoutesOptions, site: PaidSite) => {
  const { stripe } = site.config.payments;
  if (stripe === null) throw new DomainError('notFound', 'This site takes no messages of Stripe.');
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

/** A message that is Stripe's own, with the payment that it is about; null for one about none. */
interface StripeEvent {
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
      // Not by this secret, or no message: the next one may fit.
    }
  }
  return undefined;
};

/**
 * Takes the messages of Stripe: they come more than once, late and in any order, and anybody can send one. Only the signature of the raw bytes is
 * believed, and of the message only which payment it is about. It is answered well once what follows from it is kept. @spec B9.29, D.26, D.59
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
      if (event === undefined) throw new DomainError('malformed', 'This message is not signed as Stripe signs.');
      if (event.isLive !== account.isLive) throw new DomainError('malformed', 'This message is of the other mode.');
      if (!(await events.isTaken(site.slug, event.id))) {
        if (event.ref !== null) await takeEvent(options, site.slug, event.ref);
        await events.keep(site.slug, event.id, event.type, readClock());
      }
      return reply.code(204).send();
    });
  };
