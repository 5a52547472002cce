// What other slices, pages and the host may call on the server.

export { createReservationPurge } from './admin/purge-reservations.ts';
export { createDepositHandler } from './create-payment-owner.ts';
export { createReservationMails, type FindReservationAddition } from './create-reservation-mails.ts';
export {
  createEndedReservationFinder,
  createReservationFinder,
  findReservationIn,
  type ReservationFinder,
} from './find-reservation.ts';
export { type CheckoutSite, type FormOrigin, prepareContact } from './prepare-contact.ts';
export { createReservationProcessor } from './process-reservation.ts';
export { createReceiptReader, type ReadReceipt } from './receipt/receipt-cookie.ts';
export { createReceiptLinks } from './receipt/receipt-links.ts';
export {
  type ReservationReader,
  requireOwnNamedVehicle,
  requireReadableVehicle,
} from './require-own-vehicle.ts';
export type { StoredReservation } from './reservation-row.ts';
export { createReservationService, type ReservationService } from './reservation-service.ts';
export {
  type BoughtReservation,
  buyReserved,
  createReservationStore,
  type NewReservation,
  openTaken,
  type TakeOutcome,
} from './reservation-store.ts';
export type { StoredContact } from './stored-contact.ts';
export { syncVehicleHold } from './sync-vehicle-hold.ts';
export { reservations } from './tables.ts';
