import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { Actor } from '#src/staff/rules/audit.ts';
import { isInScope, type StaffScope } from '#src/staff/rules/membership.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import type { ReservationState } from '../../rules/hold/change-reservation.ts';
import { type ReservationGroup, reservationGroups } from '../../rules/reservation-groups.ts';
import { type ReservationChangeName, reservationChanges } from '../../rules/staff-changes.ts';
import type { ProcessReservation } from '../process-reservation.ts';
import { readReservationRow, reservationPayable, type StoredReservation } from '../reservation-payable.ts';
import { reservationEntries, reservations } from '../tables.ts';

export interface ReservationReader extends StaffScope {
  readonly siteSlug: string;
}

/** The list goes on after this reservation. */
export interface ReservationPosition {
  readonly openedAtMs: number;
  readonly reservationUuid: string;
}

export interface ReservationEntry {
  readonly version: number;
  readonly event: (typeof reservationEntries.$inferSelect)['event'];
  readonly state: ReservationState;
  readonly amountCents: number;
  readonly atMs: number;
}

export interface FoundReservation {
  readonly reservation: StoredReservation;
  /** Oldest first, at most 200. */
  readonly entries: readonly ReservationEntry[];
}

export type ReservationOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'unknown' }
  /** The reservation's state doesn't allow the change, for example because somebody else made it first. */
  | { readonly kind: 'nothingChanged'; readonly state: ReservationState };

export interface StaffReservations {
  /** Newest first. @param isPurchase lists only those that are part of an online purchase */
  readonly list: (
    reader: ReservationReader,
    group: ReservationGroup,
    after: ReservationPosition | null,
    limit: number,
    isPurchase?: true,
  ) => Promise<readonly StoredReservation[]>;
  readonly find: (reader: ReservationReader, reservationUuid: string) => Promise<FoundReservation | undefined>;
  /** The caller has checked the permission. */
  readonly change: (
    reader: ReservationReader,
    reservationUuid: string,
    change: ReservationChangeName,
    by: Actor,
    now: Date,
  ) => Promise<ReservationOutcome>;
}

const maxEntries = 200;

const isListed = ({ siteSlug, locationIds, categories }: ReservationReader, group: ReservationGroup): SQL | undefined =>
  and(
    eq(reservations.siteSlug, siteSlug),
    inArray(reservations.state, [...reservationGroups[group]]),
    locationIds === null
      ? undefined
      : sql`(${reservations.contact} #>> '{record,locationId}')::int IN (
          SELECT jsonb_array_elements_text(${JSON.stringify(locationIds)}::jsonb)::int)`,
    categories === null
      ? undefined
      : sql`${reservations.contact} #>> '{record,category}' IN (
          SELECT jsonb_array_elements_text(${JSON.stringify(categories)}::jsonb))`,
  );

const isVisible = (reader: ReservationReader, { state, contact }: StoredReservation): boolean =>
  state !== 'open' &&
  isInScope(reader, { locationId: contact?.record.locationId ?? null, category: contact?.record.category ?? '' });

export const createStaffReservations = (
  database: Pick<DatabaseService, 'interactive'>,
  process: ProcessReservation,
): StaffReservations => {
  const { interactive } = database;
  const findVisible = async (reader: ReservationReader, reservationUuid: string) => {
    const name = { siteSlug: reader.siteSlug, reservationUuid };
    const [row] = await interactive.select().from(reservations).where(reservationPayable.isNamed(name));
    const found = row === undefined ? undefined : readReservationRow(row);
    return found !== undefined && isVisible(reader, found) ? found : undefined;
  };
  return {
    list: async (reader, group, after, limit, isPurchase) => {
      const isAfter =
        after === null
          ? undefined
          : sql`(${reservations.openedAt}, ${reservations.reservationUuid}) <
              (${new Date(after.openedAtMs).toISOString()}::timestamptz, ${after.reservationUuid}::uuid)`;
      const rows = await interactive
        .select()
        .from(reservations)
        .where(
          and(
            isListed(reader, group),
            isPurchase === undefined ? undefined : eq(reservations.isPurchase, isPurchase),
            isAfter,
          ),
        )
        .orderBy(desc(reservations.openedAt), desc(reservations.reservationUuid))
        .limit(limit);
      return rows.map(readReservationRow);
    },
    find: async (reader, reservationUuid) => {
      const reservation = await findVisible(reader, reservationUuid);
      if (reservation === undefined) return undefined;
      const rows = await interactive
        .select()
        .from(reservationEntries)
        .where(
          and(
            eq(reservationEntries.siteSlug, reader.siteSlug),
            eq(reservationEntries.reservationUuid, reservationUuid),
          ),
        )
        .orderBy(asc(reservationEntries.version))
        .limit(maxEntries);
      const entries = rows.map(({ version, event, state, amountCents, at }) => ({
        version,
        event,
        state,
        amountCents,
        atMs: new Date(at).getTime(),
      }));
      return { reservation, entries };
    },
    change: async (reader, reservationUuid, change, by, now) => {
      const known = await findVisible(reader, reservationUuid);
      if (known === undefined) return { kind: 'unknown' };
      const { action, buildEvent } = reservationChanges[change];
      const done = await reservationPayable.orderChange(
        database,
        known,
        buildEvent(now),
        now,
        (tx, { before, after }) =>
          writeAudit(tx, reader.siteSlug, {
            action,
            actor: by,
            subject: { kind: 'reservation', id: reservationUuid },
            before: { state: before.state },
            after: { state: after.state, version: after.version },
            at: now,
          }),
      );
      if (done === undefined) return { kind: 'unknown' };
      if (!done.isChanged) return { kind: 'nothingChanged', state: done.row.state };
      await process(done.row);
      return { kind: 'done' };
    },
  };
};
