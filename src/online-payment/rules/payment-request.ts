import type { Payable, PaymentEvent } from '#src/payments/rules/payable.ts';

/**
 * `requested`: nobody has tried to pay. `paying`: a payment may be in flight. `refunding`: the money is going back.
 * `owed`: a bank refused the refund, so the dealer returns the money another way. `paid` and `refunded` are settled,
 * and so are `cancelled` and `expired` once the gateway has cancelled any payment in flight.
 */
export const requestStates = [
  'requested',
  'paying',
  'paid',
  'refunding',
  'owed',
  'refunded',
  'cancelled',
  'expired',
] as const;

export type RequestState = (typeof requestStates)[number];

export interface PaymentRequest extends Payable {
  readonly state: RequestState;
  readonly validUntilMs: number;
  /** True once nothing can be paid: the payment has ended, or the request ended before a payment was started. */
  readonly isClosed: boolean;
  /** Number of refused refunds so far. The gateway can report each one several times. */
  readonly failedRefunds: number;
}

export type RequestEvent =
  | Exclude<PaymentEvent, { readonly kind: 'paid' }>
  | { readonly kind: 'paid'; readonly amountCents: number }
  | { readonly kind: 'started'; readonly nowMs: number }
  | { readonly kind: 'cancelled' }
  /** The dealer refunds a paid request, or retries a refused refund. */
  | { readonly kind: 'refundAsked' }
  /** The dealer paid a refused refund by other means. */
  | { readonly kind: 'settled' };

/** True once the request is paid, refunded, or ended with no payment that could still arrive. */
export const isSettled = ({ state, isClosed }: Pick<PaymentRequest, 'state' | 'isClosed'>): boolean =>
  state === 'paid' || state === 'refunded' || ((state === 'cancelled' || state === 'expired') && isClosed);

/** @spec L2.16 */
export const paymentPurpose = 'paymentRequest';

/** @spec L2.16, D.36 */
export const paymentSubcategory = 'Online Payment';

/** Number of characters in a payment's code. There are over 10²³ possible codes, too many for anyone to guess one. */
export const paymentCodeLength = 16;
