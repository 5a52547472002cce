import type { AgreedPrice } from './agreed-price.ts';
import type { ContactEntry, ContactProblem } from './contact-entry.ts';
import type { Reservation } from './hold/change-reservation.ts';

export interface ShopperReservation extends Reservation {
  readonly price: AgreedPrice | null;
  readonly entry: ContactEntry | null;
  readonly problems: readonly ContactProblem[];
  readonly isComplete: boolean;
}

export interface Readable<Kept> {
  readonly reservation: Kept;
  /** True if a receipt's link opened the reservation. The link proves only that the reader has the email. */
  readonly isReadOnly: boolean;
}

type Known = Pick<Reservation, 'state'> & { readonly reservationUuid: string };

const hasVehicle = ({ state }: Known): boolean => state === 'paying' || state === 'held' || state === 'sold';

/** @spec B9.29, D.41 */
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
 * The holder's id can differ from `visitorUuid`: a shopper who paid without signing in is another visitor after signing
 * in on another device.
 * @spec B3.19, D.41
 */
export const findHolderUuid = (
  latest: (Pick<Reservation, 'state'> & { readonly visitorUuid: string }) | undefined,
  visitorUuid: string,
): string => (latest?.state === 'held' || latest?.state === 'sold' ? latest.visitorUuid : visitorUuid);
