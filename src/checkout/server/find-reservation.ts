import { and, desc, eq } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { isNamed, type ReservationName } from './apply-event.ts';
import { type KeptReservation, readReservationRow } from './reservation-row.ts';
import { reservations } from './tables.ts';

/** Looks reservations up. */
export interface ReservationFinder {
  /** The visitor's newest of a vehicle. */
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

/** What finds the reservations of a database. */
export const createReservationFinder = ({ interactive }: Pick<DatabaseService, 'interactive'>): ReservationFinder => {
  const findOne = async (condition: ReturnType<typeof and>) => {
    const [row] = await interactive
      .select()
      .from(reservations)
      .where(condition)
      .orderBy(desc(reservations.openedAt))
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
