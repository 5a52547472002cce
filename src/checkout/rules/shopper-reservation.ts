import type { AgreedPrice } from './agreed-price.ts';
import type { ContactEntry, ContactProblem } from './contact-entry.ts';
import type { Reservation } from './hold/change-reservation.ts';

export interface ShopperReservation extends Reservation {
  /** The price shown when it was reserved; null for a vehicle without one, and for a purchase. */
  readonly price: AgreedPrice | null;
  /** Null once erased. */
  readonly entry: ContactEntry | null;
  readonly problems: readonly ContactProblem[];
  /** False while the entry has problems. */
  readonly isComplete: boolean;
}

export interface Readable<Kept> {
  readonly reservation: Kept;
  /** True when opened by a receipt's link, which proves only that the reader has the mail. */
  readonly isReadOnly: boolean;
}

type Known = Pick<Reservation, 'state'> & { readonly reservationUuid: string };

const hasVehicle = ({ state }: Known): boolean => state === 'paying' || state === 'held' || state === 'sold';

/**
 * Chooses what a page shows of a vehicle: the visitor's own reservation, or the one that a receipt's link opened. A reservation that has
 * the vehicle wins over one merely started; one that is over hides nothing. @spec B9.29, D.41
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
