import type { PaymentStanding } from '#src/payments/rules/payment-standing.ts';
import type { ReservationEvent } from './reservation.ts';

/** What a gateway's word means for the reservation. @spec B9.29 */
export const listStandingEvents = (standing: PaymentStanding, nowMs: number): readonly ReservationEvent[] => {
  switch (standing.kind) {
    case 'paid':
      return [{ kind: 'paid', amountCents: standing.amountCents, nowMs }];
    case 'gone':
      return [{ kind: 'paymentGone' }];
    case 'refunded':
      return [{ kind: 'refundDone' }];
    case 'waiting':
      return standing.decline === null ? [] : [{ kind: 'declined', reason: standing.decline }];
  }
};
