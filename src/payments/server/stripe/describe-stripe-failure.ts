import type { GatewayAnswer } from '../payment-gateway.ts';

/** As much of an error of Stripe's package as says what failed. */
interface StripeFailure {
  readonly type: string;
  readonly code?: string | undefined;
  readonly statusCode?: number | undefined;
  readonly requestId?: string | undefined;
}

export const isStripeFailure = (error: unknown): error is StripeFailure =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');

/** What comes right by waiting: Stripe cannot be reached, is busy with the same payment, or wants fewer calls. */
const isRetryable = ({ type, statusCode = 0 }: StripeFailure): boolean =>
  ['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'].includes(type) ||
  statusCode === 409 ||
  statusCode >= 500;

/** What a call of Stripe that failed comes to: its own words stay out, since some name keys and secrets. Throws what is no failure of Stripe's. */
export const describeStripeFailure = (error: unknown): GatewayAnswer<never> => {
  if (!isStripeFailure(error)) throw error;
  const { type, code, statusCode, requestId } = error;
  const parts = [type, code, statusCode, requestId].filter((part) => part !== undefined);
  return { kind: 'failed', isRetryable: isRetryable(error), message: parts.join(' ') };
};
