import type { Reservation } from './hold/reservation.ts';

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
