import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { visitors } from '#src/account/server/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { type Ending, findEnding } from '../rules/hold/find-ending.ts';
import {
  type ReservationName,
  readReservationRow,
  reservationPayable,
  type StoredReservation,
} from './reservation-payable.ts';
import { reservationEntries, reservations } from './tables.ts';

export interface ReservationFinder {
  /**
   * The visitor's reservation of a vehicle: the one that has or bought it, otherwise the newest. After sign-in, also finds those paid for
   * without signing in under the same phone number.
   */
  readonly findLatest: (
    siteSlug: string,
    visitorUuid: string,
    vehicleId: number,
  ) => Promise<StoredReservation | undefined>;
  readonly find: (name: ReservationName) => Promise<StoredReservation | undefined>;
  /** Reservations of a visitor that took their vehicle, newest first. */
  readonly list: (siteSlug: string, visitorUuid: string) => Promise<readonly StoredReservation[]>;
  readonly findOfLead: (siteSlug: string, leadUuid: string) => Promise<StoredReservation | undefined>;
}

/** Reads within the caller's transaction. */
export const findReservationIn = async (
  tx: Database,
  name: ReservationName,
): Promise<StoredReservation | undefined> => {
  const [row] = await tx.select().from(reservations).where(reservationPayable.isNamed(name));
  return row === undefined ? undefined : readReservationRow(row);
};

/** Sorted first: a later attempt on another device must not hide a vehicle that is held. */
const hasVehicle = sql`${reservations.state} IN ('paying', 'held', 'sold')`;

const maxListed = 20;

/**
 * True for the visitor's own reservations, and for those that someone who never signed in paid with the visitor's proven number. Another
 * account's reservations stay its own, whatever number was typed. @spec B3.19, B9.29
 */
const belongsTo = (siteSlug: string, visitorUuid: string): SQL => {
  const proven = sql`(
    SELECT me.phone FROM ${visitors} AS me WHERE me.site_id = ${siteSlug} AND me.visitor_uuid = ${visitorUuid}::uuid)`;
  return sql`(${eq(reservations.visitorUuid, visitorUuid)} OR (
    ${reservations.contact} #>> '{record,phone}' = ${proven} AND ${reservations.capturedCents} > 0 AND NOT EXISTS (
      SELECT FROM ${visitors} AS owner
      WHERE owner.site_id = ${reservations.siteSlug} AND owner.visitor_uuid = ${reservations.visitorUuid}
        AND owner.phone IS NOT NULL)))`;
};

/** @spec B3.19, D.41 */
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
    find: (name) => findOne(reservationPayable.isNamed(name)),
    findLatest: (siteSlug, visitorUuid, vehicleId) =>
      findOne(
        and(
          eq(reservations.siteSlug, siteSlug),
          eq(reservations.vehicleId, vehicleId),
          belongsTo(siteSlug, visitorUuid),
        ),
      ),
    list: async (siteSlug, visitorUuid) => {
      const rows = await interactive
        .select()
        .from(reservations)
        .where(
          and(
            eq(reservations.siteSlug, siteSlug),
            not(inArray(reservations.state, ['open', 'closed'])),
            belongsTo(siteSlug, visitorUuid),
          ),
        )
        .orderBy(desc(reservations.openedAt))
        .limit(maxListed);
      return rows.map(readReservationRow);
    },
    findOfLead: (siteSlug, leadUuid) =>
      findOne(
        and(
          eq(reservations.siteSlug, siteSlug),
          or(eq(reservations.leadUuid, leadUuid), eq(reservations.reservationLeadUuid, leadUuid)),
        ),
      ),
  };
};

interface EndedReservation extends Ending {
  readonly reservationUuid: string;
  readonly vehicleId: number;
  readonly depositCents: number;
}

/** Finds how a lead's reservation ended; null without one, and while it is held. @spec B9.29 */
export const createEndedReservationFinder =
  ({ primary }: Pick<DatabaseService, 'primary'>) =>
  async (siteSlug: string, leadUuid: string): Promise<EndedReservation | null> => {
    const lines = await primary
      .select({
        reservationUuid: reservations.reservationUuid,
        vehicleId: reservations.vehicleId,
        depositCents: reservations.capturedCents,
        state: reservationEntries.state,
        at: reservationEntries.at,
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
