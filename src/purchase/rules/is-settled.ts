import { isLive, type Reservation } from '#src/checkout/rules/hold/reservation.ts';

/** Whether a purchase's deposit holds the vehicle, or did when it was sold: then nothing of the purchase changes any more. @spec D.41 */
export const isSettled = (order: Pick<Reservation, 'state'> | null | undefined): boolean =>
  order != null && (isLive(order) || order.state === 'sold');
