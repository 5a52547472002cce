import type { Payable, PaymentEvent } from '#src/payments/rules/payable.ts';

/** `owed` means that a bank refused the refund. */
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
  /** True once no more payments can arrive. */
  readonly isClosed: boolean;
  readonly failedRefunds: number;
}

export type RequestEvent =
  | Exclude<PaymentEvent, { readonly kind: 'paid' }>
  | { readonly kind: 'paid'; readonly amountCents: number }
  | { readonly kind: 'started'; readonly nowMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refundAsked' }
  /** A bank refused the refund, so the dealer returned the money another way. */
  | { readonly kind: 'settled' };

export const isSettled = ({ state, isClosed }: Pick<PaymentRequest, 'state' | 'isClosed'>): boolean =>
  state === 'paid' || state === 'refunded' || ((state === 'cancelled' || state === 'expired') && isClosed);

/** @spec L2.16 */
export const paymentPurpose = 'paymentRequest';

/** @spec L2.16, D.36 */
export const paymentSubcategory = 'Online Payment';

/** Number of letters and digits in a code, without hyphens. There are over 10²³ such codes, so nobody can guess one. */
export const paymentCodeLength = 16;
