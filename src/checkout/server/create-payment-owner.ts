import { isUuid } from '#src/lib/is-uuid.ts';
import type { PaymentHandler } from '#src/payments/server/payment-owner.ts';
import { listStatusEvents } from '../rules/hold/list-status-events.ts';
import type { ProcessReservation } from './process-reservation.ts';
import type { ReservationStore } from './reservation-store.ts';

export interface DepositHandlerOptions {
  readonly store: Pick<ReservationStore, 'find' | 'apply'>;
  readonly keep: ProcessReservation;
  readonly readClock: () => Date;
}

/**
 * Applies payment updates from a gateway to the reservation and its vehicle. A payment that isn't the reservation's current one is ignored.
 * @spec B1.12, B9.29
 */
export const createDepositHandler = ({ store, keep, readClock }: DepositHandlerOptions): PaymentHandler => ({
  onPaymentFound: async ({ siteSlug, key, ref }, standing) => {
    const known = isUuid(key) ? await store.find({ siteSlug, reservationUuid: key }) : undefined;
    if (known === undefined || (known.paymentRef ?? ref) !== ref) return;
    const now = readClock();
    const named = { kind: 'paymentNamed', ref } as const;
    const changed = await store.apply(known, [named, ...listStatusEvents(standing, now.getTime())], now);
    if (changed !== undefined) await keep(changed);
  },
});
