import type { Stripe } from 'stripe';
import { isLiveKey } from '#src/payments/rules/stripe/stripe-origins.ts';
import { traceCall } from '#src/platform/tracing/trace-call.ts';
import type { PaymentsConfig } from '../../rules/config.ts';
import type { GatewayAnswer } from '../payment-gateway.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

export interface PaidSite {
  readonly slug: string;
  readonly config: { readonly payments: PaymentsConfig };
}

export type StripeAccount =
  | { readonly kind: 'open'; readonly client: Stripe; readonly isLive: boolean }
  | { readonly kind: 'closed'; readonly reason: string };

export interface StripeConnection {
  readonly timeoutMs: number;
  readonly maxRetries: number;
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

export interface StripeAccountOptions {
  readonly siteOf: (siteSlug: string) => PaidSite | undefined;
  readonly readSecret: (variable: string) => string | undefined;
  readonly connection: StripeConnection;
}

const close = (reason: string): StripeAccount => ({ kind: 'closed', reason });

const findKey = (
  { config: { payments } }: PaidSite,
  readSecret: StripeAccountOptions['readSecret'],
): { readonly key: string; readonly isLive: boolean } | string => {
  if (payments.stripe === null) return 'the site has no Stripe account';
  const { publishableKey, secretKeyVariable } = payments.stripe;
  const key = readSecret(secretKeyVariable)?.trim() ?? '';
  const isLive = isLiveKey(key);
  if (isLive === null) return `${secretKeyVariable} has no Stripe key`;
  return isLive === isLiveKey(publishableKey)
    ? { key, isLive }
    : `${secretKeyVariable} and the publishable key aren't both ${isLive ? 'live' : 'test'} keys`;
};

const traceHttp = (http: HttpClient): HttpClient => ({
  getClientName: () => http.getClientName(),
  makeRequest: (host, port, path, method, ...rest) =>
    traceCall({
      method,
      host,
      send: () => http.makeRequest(host, port, path, method, ...rest),
      toAttributes: (answer) => ({ 'http.response.status_code': answer.getStatusCode() }),
    }),
});

/** Stripe's package takes 35 MB and over a second to load, so it loads on first use. @spec D.59 */
export const createStripeAccounts = ({ siteOf, readSecret, connection }: StripeAccountOptions) => {
  const clients = new Map<string, Promise<Stripe>>();
  const openClient = async (key: string): Promise<Stripe> => {
    const { Stripe } = await import('stripe');
    const { timeoutMs: timeout, maxRetries: maxNetworkRetries, server } = connection;
    const httpClient = traceHttp(Stripe.createNodeHttpClient());
    return new Stripe(key, { timeout, maxNetworkRetries, telemetry: false, httpClient, ...server });
  };
  return async (siteSlug: string): Promise<StripeAccount> => {
    const site = siteOf(siteSlug);
    if (site === undefined) return close('there is no such site');
    const found = findKey(site, readSecret);
    if (typeof found === 'string') return close(found);
    const client = clients.get(found.key) ?? openClient(found.key);
    clients.set(found.key, client);
    return { kind: 'open', client: await client, isLive: found.isLive };
  };
};

export type FindStripeAccount = ReturnType<typeof createStripeAccounts>;

interface StripeFailure {
  readonly type: string;
  readonly code?: string | undefined;
  readonly statusCode?: number | undefined;
  readonly requestId?: string | undefined;
}

export const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');

/** Stripe responds 409 while another request has the payment locked. */
const isRetryable = ({ type, statusCode = 0 }: StripeFailure): boolean =>
  ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(type) ||
  statusCode === 409 ||
  statusCode >= 500;

/** Omits Stripe's own message, because some contain keys and secrets. Rethrows errors that aren't Stripe's. */
export const describeStripeFailure = (error: unknown): GatewayAnswer<never> => {
  if (!isStripeFailure(error)) throw error;
  const { type, code, statusCode, requestId } = error;
  const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined);
  return { kind: 'failed', isRetryable: isRetryable(error), message: parts.join(' ') };
};
