import type { Reservation } from './hold/reservation.ts';

/**
 * The visitor whose purchase this one acts on: the vehicle's holder, if the visitor's verified number reserved it without signing in; otherwise the visitor.
 * @param latest the newest reservation that the visitor may act on
 * @spec B3.19, D.41
 */
export const findHolderUuid = (
  latest: (Pick<Reservation, 'state'> & { readonly visitorUuid: string }) | undefined,
  visitorUuid: string,
): string => (latest?.state === 'held' || latest?.state === 'sold' ? latest.visitorUuid : visitorUuid);
