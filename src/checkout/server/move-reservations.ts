import { createMove } from '#src/account/server/queries.ts';
import { reservations } from './tables.ts';

/** Gives what somebody reserved before they signed in to the visitor whose number it is. @spec B3.19 */
export const moveReservations = createMove(reservations, 'open');
