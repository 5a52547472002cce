import type { Reservation } from './hold/reservation.ts';

/**
 * Whose purchase a visitor acts on: that of whoever has the vehicle, which their proven number may have reserved without signing in; else their own.
 * @param latest the newest reservation that the visitor may act on
 * @spec B3.19, D.41
 */
export const findHolderUuid = (
  latest: (Pick<Reservation, 'state'> & { readonly visitorUuid: string }) | undefined,
  visitorUuid: string,
): string => (latest?.state === 'held' || latest?.state === 'sold' ? latest.visitorUuid : visitorUuid);
