import type { AgreedPrice } from './agreed-price.ts';
import type { ContactEntry, ContactProblem } from './contact-entry.ts';
import type { Reservation } from './hold/reservation.ts';

/** A reservation as its shopper's page knows it. */
export interface ShopperReservation extends Reservation {
  /** What was shown when it was asked for; null for a vehicle without a price, and for a purchase. */
  readonly price: AgreedPrice | null;
  /** What was typed; null once it is forgotten. */
  readonly entry: ContactEntry | null;
  readonly problems: readonly ContactProblem[];
  /** Whether what was typed is well. */
  readonly isComplete: boolean;
}
