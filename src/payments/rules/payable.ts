import { dayMs } from '#src/lib/durations.ts';
import type { PaymentStatus, PaymentStep } from './payment-status.ts';

export interface Payable {
  readonly state: string;
  readonly amountCents: number;
  readonly paymentRef: string | null;
  readonly capturedCents: number;
  readonly decline: string | null;
}

export type PaymentEvent =
  | { readonly kind: 'paymentNamed'; readonly ref: string }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'paid'; readonly amountCents: number; readonly nowMs: number }
  | { readonly kind: 'paymentGone' }
  | { readonly kind: 'refundDone'; readonly failedRefunds?: number }
  /**
   * The bank refused a refund, so the dealer still has the money. `failedRefunds` counts all refusals, including this
   * one.
   */
  | { readonly kind: 'refundFailed'; readonly amountCents: number; readonly failedRefunds: number }
  | { readonly kind: 'timePassed'; readonly nowMs: number };

export type DueStep = PaymentStep | { readonly kind: 'passTime' } | { readonly kind: 'none' };

interface Event {
  readonly kind: string;
}

/** Each function is pure, and returns the same object if the event changes nothing. */
export type Changes<Row, AnyEvent extends Event> = {
  readonly [Kind in AnyEvent['kind']]: (row: Row, event: Extract<AnyEvent, { readonly kind: Kind }>) => Row;
};

export const applyChange = <Row, AnyEvent extends Event>(
  changes: Changes<Row, AnyEvent>,
  row: Row,
  event: AnyEvent,
): Row => (changes[event.kind as AnyEvent['kind']] as (row: Row, event: AnyEvent) => Row)(row, event);

/** A payable has only one payment, so later payment ids are ignored. */
export const namePayment = <Row extends Payable>(row: Row, { ref }: { readonly ref: string }): Row =>
  row.paymentRef === null ? { ...row, paymentRef: ref } : row;

export const noteDecline = <Row extends Payable>(row: Row, { reason }: { readonly reason: string }): Row =>
  row.state === 'paying' && row.decline !== reason ? { ...row, decline: reason } : row;

/** @spec B9.29, L2.16 */
export const listPaymentEvents = (status: PaymentStatus, nowMs: number): readonly PaymentEvent[] => {
  switch (status.kind) {
    case 'paid': {
      const { amountCents, failedRefunds = 0 } = status;
      const paid = { kind: 'paid', amountCents, nowMs } as const;
      return failedRefunds > 0 ? [paid, { kind: 'refundFailed', amountCents, failedRefunds }] : [paid];
    }
    case 'gone':
      return [{ kind: 'paymentGone' }];
    case 'refunded':
      return [{ kind: 'refundDone', failedRefunds: status.failedRefunds ?? 0 }];
    case 'waiting':
      return status.decline === null ? [] : [{ kind: 'declined', reason: status.decline }];
  }
};

export const owedCheckMs = dayMs;

/** Maximum number of checks after a refund, one a day. A bank can refuse a refund after weeks. */
export const refundChecks = 30;

type Attempted = Pick<Payable, 'paymentRef'> & { readonly attempts: number };

/** Checks nothing before a job claims the row, so that the request that makes the refund doesn't wait for a check. */
export const chooseRefundCheck = ({ paymentRef: ref, attempts }: Attempted): DueStep =>
  ref === null || attempts === 0 ? { kind: 'none' } : { kind: 'findPayment', ref };

export const chooseRefundCheckMs = ({ attempts }: Pick<Attempted, 'attempts'>, nowMs: number): number | null =>
  attempts < refundChecks ? nowMs + dayMs : null;

interface RetryPauses {
  readonly attempts: number;
  readonly firstMs: number;
  readonly longestMs: number;
}

export const chooseRetryPauseMs = ({ attempts, firstMs, longestMs }: RetryPauses): number =>
  // The exponent is capped, so that the product stays finite.
  Math.min(longestMs, firstMs * 2 ** Math.min(attempts, 20));
