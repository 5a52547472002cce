import type { Stripe } from 'stripe';
import type { PaymentStatus } from '../../rules/payment-status.ts';
import {
  isStripeStatus,
  readStripeStatus,
  type StripePayment,
  type StripeStatus,
} from '../../rules/stripe/read-stripe-status.ts';
import type { GatewayAnswer, NewPayment, PaymentGateway, PaymentName } from '../payment-gateway.ts';
import {
  describeStripeFailure,
  type FindStripeAccount,
  isStripeFailure,
  type StripeAccount,
} from './open-stripe-account.ts';

type OpenAccount = Extract<StripeAccount, { readonly kind: 'open' }>;

const currency = 'aud';

const refuse = (message: string): GatewayAnswer<never> => ({ kind: 'failed', isRetryable: false, message });

const ownerKeys = { site: 'forecourt_site', purpose: 'forecourt_purpose', key: 'forecourt_key' } as const;

const findFault = (
  intent: Stripe.PaymentIntent,
  { isLive }: OpenAccount,
  siteSlug: string,
  amountCents?: number,
): string | null => {
  if (intent.livemode !== isLive) return 'the payment is in the other Stripe mode';
  if (intent.currency !== currency) return 'the payment is in another currency';
  if (intent.metadata[ownerKeys.site] !== siteSlug) return "the payment is not this site's";
  return amountCents === undefined || intent.amount === amountCents ? null : 'the payment is for another amount';
};

const buildIntent = ({ siteSlug, purpose, key, amountCents, description }: NewPayment) => ({
  amount: amountCents,
  currency,
  description: description.slice(0, 1_000),
  // Cards only: slower methods would settle after the hold ends.
  payment_method_types: ['card'],
  metadata: { [ownerKeys.site]: siteSlug, [ownerKeys.purpose]: purpose, [ownerKeys.key]: key },
});

export interface OwnedStatus {
  readonly purpose: string;
  readonly key: string;
  readonly status: PaymentStatus;
}

export interface StripeGateway extends PaymentGateway {
  /** The value is null if the site's account has no such payment, or if another site or program created it. */
  readonly findOwned: (name: PaymentName) => Promise<GatewayAnswer<OwnedStatus | null>>;
}

const asObject = <T extends object>(given: string | T | null): T | null => (typeof given === 'object' ? given : null);

const findLostDispute = async (client: Stripe, { id }: Stripe.PaymentIntent, isDisputed: boolean): Promise<boolean> => {
  if (!isDisputed) return false;
  const { data } = await client.disputes.list({ payment_intent: id });
  return data.some(({ status }) => status === 'lost');
};

const isFailed = ({ status }: Stripe.Refund): boolean => status === 'failed' || status === 'canceled';

/** Adds up the refunds that haven't failed, if the charge lists all refunds. Otherwise uses Stripe's total. */
const readRefunds = (charge: Stripe.Charge | null): Pick<StripePayment, 'refundedCents' | 'failedRefunds'> => {
  const refunds = charge?.refunds?.data ?? [];
  const kept = refunds.filter((refund) => !isFailed(refund));
  const isWhole = refunds.length > 0 && charge?.refunds?.has_more === false;
  return {
    refundedCents: isWhole ? kept.reduce((sum, { amount }) => sum + amount, 0) : (charge?.amount_refunded ?? 0),
    failedRefunds: refunds.length - kept.length,
  };
};

const readIntent = async (
  client: Stripe,
  intent: Stripe.PaymentIntent & { readonly status: StripeStatus },
): Promise<StripePayment> => {
  const { status, client_secret: clientSecret, amount_received: receivedCents, last_payment_error: error } = intent;
  const charge = asObject(intent.latest_charge);
  return {
    status,
    clientSecret,
    receivedCents,
    ...readRefunds(charge),
    isDisputeLost: await findLostDispute(client, intent, charge?.disputed ?? false),
    lastError: error === null ? null : { type: error.type, message: error.message ?? '' },
  };
};

/** @spec B9.27, B9.29, D.59 */
export const createStripeGateway = (
  findAccount: FindStripeAccount,
  onRefused: (siteSlug: string, reason: string) => void = () => undefined,
): StripeGateway => {
  const withAccount = async <T>(
    siteSlug: string,
    use: (account: OpenAccount) => Promise<GatewayAnswer<T>>,
  ): Promise<GatewayAnswer<T>> => {
    const account = await findAccount(siteSlug);
    return account.kind === 'closed' ? refuse(account.reason) : use(account).catch(describeStripeFailure);
  };

  const create = async (
    account: OpenAccount,
    payment: NewPayment,
  ): Promise<GatewayAnswer<{ readonly ref: string }>> => {
    const { siteSlug, purpose, key, amountCents } = payment;
    const idempotencyKey = `${siteSlug}/${purpose}/${key}`;
    const intent = await account.client.paymentIntents.create(buildIntent(payment), { idempotencyKey });
    const fault = findFault(intent, account, siteSlug, amountCents);
    return fault === null ? { kind: 'answered', value: { ref: intent.id } } : refuse(fault);
  };

  /** Always asks Stripe, because an event or an earlier response can be stale. */
  const retrieve = (account: OpenAccount, { ref }: PaymentName) =>
    account.client.paymentIntents.retrieve(ref, { expand: ['latest_charge.refunds'] });

  const read = async (
    account: OpenAccount,
    { siteSlug }: PaymentName,
    intent: Stripe.PaymentIntent,
  ): Promise<GatewayAnswer<PaymentStatus>> => {
    const { status } = intent;
    if (!isStripeStatus(status)) return refuse(`the payment has the unknown status ${status}`);
    const fault = findFault(intent, account, siteSlug);
    if (fault !== null) return refuse(fault);
    return { kind: 'answered', value: readStripeStatus(await readIntent(account.client, { ...intent, status })) };
  };

  const look = async (account: OpenAccount, name: PaymentName): Promise<GatewayAnswer<PaymentStatus>> =>
    read(account, name, await retrieve(account, name));

  const findOwned = async (account: OpenAccount, name: PaymentName): Promise<GatewayAnswer<OwnedStatus | null>> => {
    const intent = await retrieve(account, name).catch((error: unknown) => {
      if (isStripeFailure(error) && error.statusCode === 404) return null;
      throw error;
    });
    if (intent === null) return { kind: 'answered', value: null };
    const { [ownerKeys.site]: site, [ownerKeys.purpose]: purpose, [ownerKeys.key]: key } = intent.metadata;
    if (site !== name.siteSlug || purpose === undefined || key === undefined) return { kind: 'answered', value: null };
    const found = await read(account, name, intent);
    return found.kind === 'failed' ? found : { kind: 'answered', value: { purpose, key, status: found.value } };
  };

  /** Reads the status even if Stripe refuses `act` (400), because the payment might have ended another way. */
  const end = async (account: OpenAccount, name: PaymentName, act: () => Promise<unknown>) => {
    let refusal = '';
    try {
      await act();
    } catch (error) {
      if (!isStripeFailure(error) || error.statusCode !== 400) throw error;
      refusal = error.code ?? error.type;
    }
    return { refusal, status: await look(account, name) };
  };

  const cancel = async (account: OpenAccount, name: PaymentName) => {
    const reason = { cancellation_reason: 'abandoned' } as const;
    const { status } = await end(account, name, () => account.client.paymentIntents.cancel(name.ref, reason));
    return status;
  };

  const refund = async (account: OpenAccount, name: PaymentName): Promise<GatewayAnswer<PaymentStatus>> => {
    const before = await look(account, name);
    if (before.kind === 'failed' || before.value.kind !== 'paid') return before;
    // Without an amount, Stripe refunds only what's left, so the refunds can't exceed the payment.
    const asked = { payment_intent: name.ref };
    const { refusal, status } = await end(account, name, () => account.client.refunds.create(asked));
    if (status.kind === 'failed' || status.value.kind !== 'paid') return status;
    // If the bank refused this refund, it would also refuse a retry.
    const hasFailed = (status.value.failedRefunds ?? 0) > (before.value.failedRefunds ?? 0);
    return hasFailed ? status : { kind: 'failed', isRetryable: true, message: `not refunded ${refusal}` };
  };

  return {
    create: async (payment) => {
      const made = await withAccount(payment.siteSlug, (account) => create(account, payment));
      if (made.kind === 'failed') onRefused(payment.siteSlug, made.message);
      return made;
    },
    find: (name) => withAccount(name.siteSlug, (account) => look(account, name)),
    findOwned: (name) => withAccount(name.siteSlug, (account) => findOwned(account, name)),
    cancel: (name) => withAccount(name.siteSlug, (account) => cancel(account, name)),
    refund: (name) => withAccount(name.siteSlug, (account) => refund(account, name)),
  };
};
