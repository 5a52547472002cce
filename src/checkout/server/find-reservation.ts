import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { isNamed, type ReservationName } from './apply-event.ts';
import { type KeptReservation, readReservationRow } from './reservation-row.ts';
import { reservations } from './tables.ts';

/** Looks reservations up. */
export interface ReservationFinder {
  /** The visitor's of a vehicle: the one that has it, or bought it, else the newest. */
  readonly findLatest: (
    siteSlug: string,
    visitorUuid: string,
    vehicleId: number,
  ) => Promise<KeptReservation | undefined>;
  readonly find: (name: ReservationName) => Promise<KeptReservation | undefined>;
  /** That of a lead, for its mails. */
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<KeptReservation | undefined>;
}

/** A reservation as it stands in a transaction. */
export const findReservationIn = async (tx: Database, name: ReservationName): Promise<KeptReservation | undefined> => {
  const [row] = await tx.select().from(reservations).where(isNamed(name));
  return row === undefined ? undefined : readReservationRow(row);
};

/** Two devices of one person may have begun twice: what one of them began later hides nothing that the other holds. */
const hasVehicle = sql`${reservations.state} IN ('paying', 'held', 'sold')`;

/** What finds the reservations of a database. @spec B3.19, D.41 */
export const createReservationFinder = ({ interactive }: Pick<DatabaseService, 'interactive'>): ReservationFinder => {
  const findOne = async (condition: ReturnType<typeof and>) => {
    const [row] = await interactive
      .select()
      .from(reservations)
      .where(condition)
      .orderBy(desc(hasVehicle), desc(reservations.openedAt))
      .limit(1);
    return row === undefined ? undefined : readReservationRow(row);
  };
  return {
    find: (name) => findOne(isNamed(name)),
    findLatest: (siteSlug, visitorUuid, vehicleId) =>
      findOne(
        and(
          eq(reservations.siteSlug, siteSlug),
          eq(reservations.visitorUuid, visitorUuid),
          eq(reservations.vehicleId, vehicleId),
        ),
      ),
    findOfLead: (siteSlug, leadUuid) =>
      findOne(and(eq(reservations.siteSlug, siteSlug), eq(reservations.leadUuid, leadUuid))),
  };
};
