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

/** A reservation that a page may show, and whether its reader may do no more than look. */
export interface Readable<Kept> {
  readonly reservation: Kept;
  /** Opened by the link of a receipt, which proves nothing but that somebody has the mail. */
  readonly isReadOnly: boolean;
}

type Known = Pick<Reservation, 'state'> & { readonly reservationUuid: string };

const hasVehicle = ({ state }: Known): boolean => state === 'paying' || state === 'held' || state === 'sold';

/**
 * What a page shows of a vehicle: the visitor's own reservation, or the one that their receipt's link opened. What was merely begun hides no
 * reservation that has the vehicle, and one that is over hides nothing. @spec B9.29, D.41
 */
export const chooseReadable = <Kept extends Known>(
  own: Kept | undefined,
  opened: Kept | undefined,
): Readable<Kept> | undefined => {
  const isOpened = opened !== undefined && opened.reservationUuid !== own?.reservationUuid;
  if (isOpened && (own === undefined || (hasVehicle(opened) && !hasVehicle(own)))) {
    return { reservation: opened, isReadOnly: true };
  }
  return own === undefined ? undefined : { reservation: own, isReadOnly: false };
};

/**
 * The visitor whose purchase this one acts on: the vehicle's holder, if the visitor's verified number reserved it without signing in; otherwise the visitor.
 * @param latest the newest reservation that the visitor may act on
 * @spec B3.19, D.41
 */
export const findHolderUuid = (
  latest: (Pick<Reservation, 'state'> & { readonly visitorUuid: string }) | undefined,
  visitorUuid: string,
): string => (latest?.state === 'held' || latest?.state === 'sold' ? latest.visitorUuid : visitorUuid);
