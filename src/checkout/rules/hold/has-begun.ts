import type { Reservation } from './reservation.ts';

/** Whether a reservation took its vehicle, and perhaps money, so that its shopper must find the way back to it. @spec B9.29 */
export const hasBegun = ({ state }: Pick<Reservation, 'state'>): boolean => state !== 'open' && state !== 'closed';
