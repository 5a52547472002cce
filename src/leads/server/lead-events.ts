import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { deskChannel } from './desk-channel.ts';
import { leadCounters, leadEvents } from './tables.ts';

export type LeadEventKind = typeof leadEvents.$inferSelect.kind;

/**
 * Adds the next numbers of a site and notifies every node, as CTEs named `counted` and `numbered`. The counter's row
 * stays locked until the commit, so that events become visible in the order of their numbers.
 * @param source a table or CTE with `site_id`, `lead_uuid` and `at`
 */
export const numberEvents = (source: SQL, kind: LeadEventKind): SQL => sql`
  counted AS (
    INSERT INTO ${leadCounters} AS known (site_id, last_seq)
    -- A fixed order prevents deadlocks between statements with leads of the same sites.
    SELECT site_id, count(*) FROM ${source} GROUP BY site_id ORDER BY site_id
    ON CONFLICT (site_id) DO UPDATE SET last_seq = known.last_seq + excluded.last_seq
    RETURNING site_id, last_seq
  ), numbered AS (
    INSERT INTO ${leadEvents} (site_id, seq, kind, lead_uuid, at)
    SELECT site_id, last_seq + 1 - row_number() OVER (PARTITION BY site_id ORDER BY lead_uuid), ${kind}, lead_uuid, at
    FROM ${source} JOIN counted USING (site_id)
  )`;

/** A scalar that notifies every node of the numbers in `counted`. */
export const notifyCounted: SQL = sql`(
  SELECT count(pg_notify(${deskChannel}, 'leads ' || site_id || ' ' || last_seq)) FROM counted)`;

/** Call it last in the transaction that changes what staff see of a lead, because it locks the site's counter. */
export const addLeadEvent = async (tx: Database, siteSlug: string, leadUuid: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    WITH changed AS (
      SELECT ${siteSlug}::text AS site_id, ${leadUuid}::uuid AS lead_uuid, ${now.toISOString()}::timestamptz AS at
    ), ${numberEvents(sql`changed`, 'changed')}
    SELECT ${notifyCounted} AS notified`);
};
