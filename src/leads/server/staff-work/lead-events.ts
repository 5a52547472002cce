import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { deskChannel } from '../desk-channel.ts';
import { leadCounters, leadEvents, leadPairs } from './tables.ts';

export type LeadEventKind = typeof leadEvents.$inferSelect.kind;

/** @param source a table or CTE with `site_id`, `lead_uuid` and `at` */
export const insertLeadEvents = (source: SQL, kind: LeadEventKind): SQL => sql`
  INSERT INTO ${leadEvents} (site_id, kind, lead_uuid, at) SELECT site_id, ${kind}, lead_uuid, at FROM ${source}`;

/**
 * A scalar subquery that notifies every node of new events at the commit.
 * @param source a table or CTE with `site_id`
 */
export const notifyLeadsChanged = (source: SQL): SQL => sql`(
  SELECT count(pg_notify(${deskChannel}, 'leads ' || site_id)) FROM (SELECT DISTINCT site_id FROM ${source}) AS sites)`;

export const addArrival = async (tx: Database, siteSlug: string, leadUuid: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    WITH arrived AS (
      SELECT ${siteSlug}::text AS site_id, ${leadUuid}::uuid AS lead_uuid, ${now.toISOString()}::timestamptz AS at
    ), inserted AS (${insertLeadEvents(sql`arrived`, 'arrived')})
    SELECT ${notifyLeadsChanged(sql`arrived`)} AS notified`);
};

/** Adds leads of other sites that are merged with a lead in `source`, because their pages show the change too. */
const withPairs = (source: SQL): SQL => sql`
  SELECT site_id, lead_uuid, at FROM ${source}
  UNION SELECT other_site_id, other_lead_uuid, at FROM ${source} JOIN ${leadPairs} USING (site_id, lead_uuid)`;

/** Call it in the transaction that changes what staff see of a lead. */
export const addLeadEvent = async (tx: Database, siteSlug: string, leadUuid: string, now: Date): Promise<void> => {
  await tx.execute(sql`
    WITH changed AS (
      SELECT ${siteSlug}::text AS site_id, ${leadUuid}::uuid AS lead_uuid, ${now.toISOString()}::timestamptz AS at
    ), told AS (${withPairs(sql`changed`)}), inserted AS (${insertLeadEvents(sql`told`, 'changed')})
    SELECT ${notifyLeadsChanged(sql`told`)} AS notified`);
};

const numberUnderLock = (database: Database, siteSlug: string): Promise<number> =>
  database.transaction(async (tx) => {
    // Locks in a separate statement, so that the next statement sees the numbers given by other nodes.
    const { rows } = await tx.execute<{ last_seq: string }>(sql`
      INSERT INTO ${leadCounters} AS counter (site_id, last_seq) VALUES (${siteSlug}, 0)
      ON CONFLICT (site_id) DO UPDATE SET last_seq = counter.last_seq RETURNING last_seq`);
    const lastSeq = Number(rows[0]?.last_seq ?? 0);
    const numbered = await tx.execute(sql`
      WITH waiting AS (
        SELECT event_uuid, ${lastSeq}::bigint + row_number() OVER (ORDER BY at, event_uuid) AS seq
        FROM ${leadEvents} WHERE site_id = ${siteSlug} AND seq IS NULL
      )
      UPDATE ${leadEvents} AS event SET seq = waiting.seq FROM waiting
      WHERE event.site_id = ${siteSlug} AND event.event_uuid = waiting.event_uuid RETURNING event.seq`);
    if (numbered.rows.length === 0) return lastSeq;
    await tx
      .update(leadCounters)
      .set({ lastSeq: lastSeq + numbered.rows.length })
      .where(eq(leadCounters.siteSlug, siteSlug));
    return lastSeq + numbered.rows.length;
  });

/**
 * Call it before reading events. Numbers the site's committed events and returns the last number. Numbers given on
 * insert could become visible out of order.
 */
export const numberLeadEvents = async (database: Database, siteSlug: string): Promise<number> => {
  const { rows } = await database.execute<{ last_seq: string | null; has_more: boolean }>(sql`
    SELECT (SELECT last_seq FROM ${leadCounters} WHERE site_id = ${siteSlug}) AS last_seq,
      EXISTS (SELECT FROM ${leadEvents} WHERE site_id = ${siteSlug} AND seq IS NULL) AS has_more`);
  const [state] = rows;
  // Takes no lock if another node has numbered the events, or if there are none.
  return state?.has_more === false ? Number(state.last_seq ?? 0) : numberUnderLock(database, siteSlug);
};
