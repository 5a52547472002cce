import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ReservationEvent } from '../../rules/hold/reservation.ts';
import { applyReservationEvent, lockReservation, type ReservationName } from '../apply-reservation-event.ts';
import type { StoredReservation } from '../reservation-row.ts';

/**
 * Does to a reservation what its dealer orders. Of two orders at once the first is done, and the second is seen to have changed nothing,
 * whatever the first made of it. @returns undefined for one that is none @spec B9.29
 */
export const orderChange = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  name: ReservationName,
  event: ReservationEvent,
  now: Date,
): Promise<{ readonly isChanged: boolean; readonly reservation: StoredReservation } | undefined> =>
  interactive.transaction(async (tx) => {
    const before = await lockReservation(tx, name);
    if (before === undefined) return undefined;
    const reservation = await applyReservationEvent(tx, before, event, now);
    return { isChanged: reservation.version !== before.version, reservation };
  });
