// What other slices, pages and the host may call on the server.
export { type CheckoutDesk, createCheckoutDesk } from './create-checkout-desk.ts';
export { createKeeper } from './create-keeper.ts';
export { createPaymentOwner } from './create-payment-owner.ts';
export { createReservationMails, type FindReservationAddition } from './create-reservation-mails.ts';
export {
  createEndedReservationFinder,
  createReservationFinder,
  findReservationIn,
  type ReservationFinder,
} from './find-reservation.ts';
export type { KeptContact } from './kept-contact.ts';
export { createReservationForgetting } from './office/forget-reservations.ts';
export { type CheckoutSite, type FormOrigin, prepareContact } from './prepare-contact.ts';
export { createReceiptReader, type ReadReceipt } from './receipt/receipt-cookie.ts';
export { createReceiptLinks } from './receipt/receipt-links.ts';
export {
  type ReservationReader,
  requireOwnNamedVehicle,
  requireReadableVehicle,
} from './require-own-vehicle.ts';
export type { KeptReservation } from './reservation-row.ts';
export {
  type BoughtReservation,
  buyReserved,
  createReservationStore,
  type NewReservation,
  openTaken,
  type TakeOutcome,
} from './reservation-store.ts';
export { reservations } from './tables.ts';
export { tellVehicle } from './tell-vehicle.ts';
