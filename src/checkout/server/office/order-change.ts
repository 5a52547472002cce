import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ReservationEvent } from '../../rules/hold/reservation.ts';
import { applyEvent, lockReservation, type ReservationName } from '../apply-event.ts';
import type { KeptReservation } from '../reservation-row.ts';

/**
 * Does to a reservation what its dealer orders. Of two orders at once the first is done, and the second is seen to have changed nothing,
 * whatever the first made of it. @returns undefined for one that is none @spec B9.29
 */
export const orderChange = (
  { interactive }: Pick<DatabaseService, 'interactive'>,
  name: ReservationName,
  event: ReservationEvent,
  now: Date,
): Promise<{ readonly isChanged: boolean; readonly reservation: KeptReservation } | undefined> =>
  interactive.transaction(async (tx) => {
    const before = await lockReservation(tx, name);
    if (before === undefined) return undefined;
    const reservation = await applyEvent(tx, before, event, now);
    return { isChanged: reservation.version !== before.version, reservation };
  });
