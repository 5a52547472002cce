import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';

/**
 * Where a payment that a dealer asked for stands. Requested: nobody has tried. Paying: a payment may be under way. Paid. Refunding: the money is on its
 * way back. Refunded, cancelled and expired are ends; before the last two are settled, what became of a payment under way is found out.
 */
export const requestStates = ['requested', 'paying', 'paid', 'refunding', 'refunded', 'cancelled', 'expired'] as const;

export type RequestState = (typeof requestStates)[number];

/** What of a request decides what comes next; moments in milliseconds. */
export interface PaymentRequest {
  readonly state: RequestState;
  readonly amountCents: number;
  readonly validUntilMs: number;
  /** The gateway's name of the payment; null until it has told. */
  readonly paymentRef: string | null;
  /** What the gateway said it took, in cents; 0 for nothing. */
  readonly capturedCents: number;
  /** Why the bank said no last; null for a payment that it did not refuse. */
  readonly decline: string | null;
  /** Whether nothing can be paid any more, by the gateway's own word or because it never heard of it. */
  readonly isClosed: boolean;
}

export type RequestEvent =
  | { readonly kind: 'started'; readonly nowMs: number }
  | { readonly kind: 'paymentNamed'; readonly ref: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'paid'; readonly amountCents: number }
  /** The gateway says that this payment can never succeed any more. */
  | { readonly kind: 'paymentGone' }
  | { readonly kind: 'refundDone' }
  | { readonly kind: 'timePassed'; readonly nowMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refundAsked' };

/** Whether nothing is to come of a request any more, and nobody's money is with it by mistake. */
export const isSettled = ({ state, isClosed }: Pick<PaymentRequest, 'state' | 'isClosed'>): boolean =>
  state === 'paid' || state === 'refunded' || ((state === 'cancelled' || state === 'expired') && isClosed);

/** What payments of this slice are to the gateway. @spec L2.16 */
export const paymentPurpose = 'paymentRequest';

/** What the lead is about that a payment becomes. @spec L2.16, D.36 */
export const paymentSubcategory = 'Online Payment';

/** Letters and digits of the code of a payment: there are 10 to the 23 of them, so that none is found by trying. */
export const paymentCodeLength = 16;

/** What a gateway's word means for the request. @spec L2.16 */
export const listRequestEvents = (standing: PaymentStatus): readonly RequestEvent[] => {
  if (standing.kind === 'paid') return [{ kind: 'paid', amountCents: standing.amountCents }];
  if (standing.kind === 'gone') return [{ kind: 'paymentGone' }];
  if (standing.kind === 'refunded') return [{ kind: 'refundDone' }];
  return standing.decline === null ? [] : [{ kind: 'declined', reason: standing.decline }];
};
