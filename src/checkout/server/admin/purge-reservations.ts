import { type SQL, sql } from 'drizzle-orm';
import { erasePayments } from '#src/payments/server/payment-event-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { reservationEntries, reservations } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** A reservation with money or a vehicle still to settle stays: what looks after it needs it. */
const isOver = sql`state IN ('open', 'closed', 'refunded', 'sold')`;

const purge = ({ primary }: Primary, condition: SQL): Promise<number> =>
  primary.transaction(async (tx) => {
    const { rows } = await tx.execute<{ siteSlug: string; key: string }>(sql`
      WITH gone AS (
        DELETE FROM ${reservations} WHERE ${isOver} AND is_hold_synced AND ${condition}
        RETURNING site_id, reservation_uuid
      ), entries AS (
        DELETE FROM ${reservationEntries} e USING gone
        WHERE e.site_id = gone.site_id AND e.reservation_uuid = gone.reservation_uuid
      )
      SELECT site_id AS "siteSlug", reservation_uuid::text AS key FROM gone`);
    await erasePayments(tx, rows);
    return rows.length;
  });

/** Deletes what one person reserved, as far as it is over. @returns how many went */
export const eraseReservations = (
  database: Primary,
  { email, siteSlug }: { readonly email: string; readonly siteSlug?: string | undefined },
): Promise<number> =>
  purge(
    database,
    sql`lower(entry ->> 'email') = lower(${email}) ${siteSlug === undefined ? sql`` : sql`AND site_id = ${siteSlug}`}`,
  );

export const createReservationPurge = (database: Primary) => ({
  /** Forgets what changed last before a moment. Returns how many went. */
  purgeBefore: (moment: Date): Promise<number> =>
    purge(database, sql`changed_at < ${moment.toISOString()}::timestamptz`),
});
