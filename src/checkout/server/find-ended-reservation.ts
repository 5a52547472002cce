import { and, asc, eq, or } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { type Ending, findEnding } from '../rules/hold/find-ending.ts';
import { reservationEntries, reservations } from './tables.ts';

/** What a lead had reserved, with how that ended. */
interface EndedReservation extends Ending {
  readonly reservationUuid: string;
  readonly vehicleId: number;
  readonly depositCents: number;
}

/** What finds how the reservation of a lead ended; null for a lead without one, and while it is held. @spec B9.29 */
export const createEndedReservationFinder =
  ({ primary }: Pick<DatabaseService, 'primary'>) =>
  async (siteSlug: string, leadUuid: string): Promise<EndedReservation | null> => {
    const lines = await primary
      .select({
        ...{ reservationUuid: reservations.reservationUuid, vehicleId: reservations.vehicleId },
        ...{ depositCents: reservations.capturedCents, state: reservationEntries.state, at: reservationEntries.at },
        event: reservationEntries.event,
      })
      .from(reservations)
      .innerJoin(
        reservationEntries,
        and(
          eq(reservationEntries.siteSlug, reservations.siteSlug),
          eq(reservationEntries.reservationUuid, reservations.reservationUuid),
        ),
      )
      .where(
        and(
          eq(reservations.siteSlug, siteSlug),
          or(eq(reservations.leadUuid, leadUuid), eq(reservations.reservationLeadUuid, leadUuid)),
        ),
      )
      .orderBy(asc(reservationEntries.version));
    const [first] = lines;
    const ending = findEnding(lines.map(({ event, state, at }) => ({ event, state, atMs: new Date(at).getTime() })));
    if (first === undefined || ending === null) return null;
    const { reservationUuid, vehicleId, depositCents } = first;
    return { reservationUuid, vehicleId, depositCents, ...ending };
  };
