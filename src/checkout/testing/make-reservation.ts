import type { Reservation } from '../rules/hold/change-reservation.ts';

export const makeReservation = (given: Partial<Reservation> = {}): Reservation => ({
  state: 'open',
  amountCents: 20_000,
  paymentRef: null,
  payByMs: null,
  heldUntilMs: null,
  capturedCents: 0,
  refundedCents: 0,
  failedRefunds: 0,
  isPurchase: false,
  decline: null,
  ...given,
});
