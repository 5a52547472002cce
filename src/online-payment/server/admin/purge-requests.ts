import { type SQL, sql } from 'drizzle-orm';
import { erasePayments } from '#src/payments/server/payment-event-store.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { paymentRequestEntries, paymentRequests } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** A request that can be paid, or whose money is on its way, stays: what looks after it needs it. */
const isOver = sql`(state IN ('paid', 'refunded') OR (state IN ('cancelled', 'expired') AND is_closed))`;

const purge = ({ primary }: Primary, condition: SQL): Promise<number> =>
  primary.transaction(async (tx) => {
    const { rows } = await tx.execute<{ siteSlug: string; key: string }>(sql`
      WITH gone AS (
        DELETE FROM ${paymentRequests} WHERE ${isOver} AND ${condition} RETURNING site_id, request_uuid
      ), entries AS (
        DELETE FROM ${paymentRequestEntries} e USING gone
        WHERE e.site_id = gone.site_id AND e.request_uuid = gone.request_uuid
      )
      SELECT site_id AS "siteSlug", request_uuid::text AS key FROM gone`);
    await erasePayments(tx, rows);
    return rows.length;
  });

/** Deletes what one person was asked to pay, as far as it is over. @returns how many went */
export const eraseRequests = (
  database: Primary,
  { email, siteSlug }: { readonly email: string; readonly siteSlug?: string | undefined },
): Promise<number> =>
  purge(
    database,
    sql`lower(email) = lower(${email}) ${siteSlug === undefined ? sql`` : sql`AND site_id = ${siteSlug}`}`,
  );

export const createRequestPurge = (database: Primary) => ({
  /** Forgets what changed last before a moment. Returns how many went. */
  purgeBefore: (moment: Date): Promise<number> =>
    purge(database, sql`changed_at < ${moment.toISOString()}::timestamptz`),
});
