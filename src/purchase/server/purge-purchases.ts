import { type SQL, sql } from 'drizzle-orm';
import { reservations } from '#src/checkout/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { purchases } from './tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

const isOver = sql`NOT EXISTS (
  SELECT FROM ${reservations} AS held
  WHERE held.site_id = mine.site_id AND held.reservation_uuid = mine.reservation_uuid
    AND held.state NOT IN ('open', 'closed', 'refunded', 'sold'))`;

const purge = async ({ primary }: Primary, condition: SQL): Promise<number> => {
  const { rowCount } = await primary.execute(sql`DELETE FROM ${purchases} AS mine WHERE ${isOver} AND ${condition}`);
  return rowCount ?? 0;
};

/**
 * Keeps a purchase while its reservation is paying, held, lapsing, refunding or owed. Returns the number of deleted
 * rows.
 */
export const erasePurchases = (
  database: Primary,
  { email, siteSlug }: { readonly email: string; readonly siteSlug?: string | undefined },
): Promise<number> =>
  purge(
    database,
    sql`lower(mine.answers -> 'contact' -> 'entry' ->> 'email') = lower(${email})
      ${siteSlug === undefined ? sql`` : sql`AND mine.site_id = ${siteSlug}`}`,
  );

export const createPurchasePurge = (database: Primary, kind: 'drafts' | 'orders') => ({
  purgeBefore: (moment: Date): Promise<number> =>
    purge(
      database,
      sql`mine.changed_at < ${moment.toISOString()}::timestamptz
        AND mine.reservation_uuid IS ${kind === 'drafts' ? sql`NULL` : sql`NOT NULL`}`,
    ),
});
