import type { Reservation } from '#src/checkout/rules/hold/reservation.ts';
import type { ReservableVehicle } from '#src/checkout/rules/is-checkout-enabled.ts';

/** A vehicle as the shopper who holds it sees it: not reserved for anybody else, and at the deposit they paid. @spec B2.03, D.40 */
export const freeForHolder = <Vehicle extends ReservableVehicle>(
  vehicle: Vehicle,
  { amountCents }: Pick<Reservation, 'amountCents'>,
): Vehicle => ({ ...vehicle, isReserved: false, reserveAmountCents: amountCents });
