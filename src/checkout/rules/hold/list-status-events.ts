import type { PaymentStatus } from '#src/payments/rules/payment-status.ts';
import type { ReservationEvent } from './reservation.ts';

const listPaidEvents = (
  { amountCents, failedRefunds = 0 }: Extract<PaymentStatus, { readonly kind: 'paid' }>,
  nowMs: number,
): readonly ReservationEvent[] => [
  { kind: 'paid', amountCents, nowMs },
  ...(failedRefunds > 0 ? [{ kind: 'refundFailed', amountCents, failedRefunds } as const] : []),
];

/** What a gateway's word means for the reservation. @spec B9.29 */
export const listStatusEvents = (standing: PaymentStatus, nowMs: number): readonly ReservationEvent[] => {
  switch (standing.kind) {
    case 'paid':
      return listPaidEvents(standing, nowMs);
    case 'gone':
      return [{ kind: 'paymentGone' }];
    case 'refunded':
      return [{ kind: 'refundDone', failedRefunds: standing.failedRefunds ?? 0 }];
    case 'waiting':
      return standing.decline === null ? [] : [{ kind: 'declined', reason: standing.decline }];
  }
};
