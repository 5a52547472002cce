import type { PaymentStanding } from '#src/payments/rules/payment-standing.ts';
import type { ReservationEvent } from './reservation.ts';

const listPaidEvents = (
  { amountCents, failedRefunds = 0 }: Extract<PaymentStanding, { readonly kind: 'paid' }>,
  nowMs: number,
): readonly ReservationEvent[] => [
  { kind: 'paid', amountCents, nowMs },
  ...(failedRefunds > 0 ? [{ kind: 'refundFailed', amountCents, failedRefunds } as const] : []),
];

/** What a gateway's word means for the reservation. @spec B9.29 */
export const listStandingEvents = (standing: PaymentStanding, nowMs: number): readonly ReservationEvent[] => {
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
