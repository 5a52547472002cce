import type { AgreedPrice } from '#src/checkout/rules/agreed-price.ts';
import type { ContactEntry } from '#src/checkout/rules/contact-entry.ts';
import { changeReservation, type Reservation } from '#src/checkout/rules/hold/change-reservation.ts';
import type { ReservableVehicle } from '#src/checkout/rules/is-checkout-enabled.ts';
import type { PurchaseAnswers } from './purchase-answers.ts';

export interface PaidDeposit extends Reservation {
  readonly price: AgreedPrice | null;
  readonly entry: ContactEntry | null;
}

/**
 * Returns null unless the reservation is paid, still holds the vehicle and isn't part of a purchase yet. @spec B2.03,
 * B9.28
 */
export const findPaidDeposit = <Kept extends PaidDeposit>(latest: Kept | undefined, nowMs: number): Kept | null =>
  latest !== undefined && changeReservation(latest, { kind: 'bought', nowMs }) !== latest ? latest : null;

/** @spec D.41 */
export const addPaidContact = (answers: PurchaseAnswers, paid: PaidDeposit | null): PurchaseAnswers =>
  paid === null || paid.entry === null ? answers : { ...answers, contact: { entry: paid.entry, problems: [] } };

/** @spec B2.03, D.40 */
export const freeForHolder = <Vehicle extends ReservableVehicle>(
  vehicle: Vehicle,
  { amountCents }: Pick<Reservation, 'amountCents'>,
): Vehicle => ({ ...vehicle, isReserved: false, reserveAmountCents: amountCents });
