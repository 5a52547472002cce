import type { Payable, PaymentEvent } from '#src/payments/rules/payable.ts';

/**
 * `requested`: nobody has tried to pay. `paying`: a payment may be in flight. `refunding`: the money is going back. `paid`, `refunded`,
 * `cancelled` and `expired` are final; the last two stay open until a payment in flight is looked up.
 */
export const requestStates = ['requested', 'paying', 'paid', 'refunding', 'refunded', 'cancelled', 'expired'] as const;

export type RequestState = (typeof requestStates)[number];

export interface PaymentRequest extends Payable {
  readonly state: RequestState;
  readonly validUntilMs: number;
  /** True once the gateway says that nothing more can be paid, or never got a payment. */
  readonly isClosed: boolean;
}

export type RequestEvent =
  | Exclude<PaymentEvent, { readonly kind: 'paid' | 'refundFailed' }>
  | { readonly kind: 'paid'; readonly amountCents: number }
  | { readonly kind: 'refundFailed' }
  | { readonly kind: 'started'; readonly nowMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refundAsked' };

/** True at a final state: nothing is due, and no money is held by mistake. */
export const isSettled = ({ state, isClosed }: Pick<PaymentRequest, 'state' | 'isClosed'>): boolean =>
  state === 'paid' || state === 'refunded' || ((state === 'cancelled' || state === 'expired') && isClosed);

/** The purpose of this slice's payments at the gateway. @spec L2.16 */
export const paymentPurpose = 'paymentRequest';

/** Subcategory of the lead that a payment becomes. @spec L2.16, D.36 */
export const paymentSubcategory = 'Online Payment';

/** Characters of a payment's code: 10 to the 23 codes, too many to guess one. */
export const paymentCodeLength = 16;
