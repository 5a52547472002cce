import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { ReservationState } from '../../rules/hold/reservation.ts';
import { readReservationRow, type StoredReservation } from '../reservation-row.ts';
import { reservations } from '../tables.ts';

export interface ReservationFilter {
  readonly siteSlug?: string | undefined;
  readonly state?: ReservationState | undefined;
  readonly reservationUuid?: string | undefined;
}

/** What nobody has tried to pay for is no reservation yet. */
const matches = ({ siteSlug, state, reservationUuid }: ReservationFilter): SQL | undefined =>
  and(
    siteSlug === undefined ? undefined : eq(reservations.siteSlug, siteSlug),
    state === undefined ? ne(reservations.state, 'open') : eq(reservations.state, state),
    reservationUuid === undefined ? undefined : eq(reservations.reservationUuid, reservationUuid),
  );

/** Reservations for the dealer, the newest first. */
export const listReservations = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  filter: ReservationFilter,
  limit: number,
): Promise<readonly StoredReservation[]> => {
  const rows = await primary
    .select()
    .from(reservations)
    .where(matches(filter))
    .orderBy(desc(reservations.openedAt))
    .limit(limit);
  return rows.map(readReservationRow);
};
