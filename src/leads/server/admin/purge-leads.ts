import { type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import {
  leadEvents,
  leadFiles,
  leadMessages,
  leadNotes,
  leadPairs,
  leadQuotes,
  leadTasks,
  leadWork,
} from '../staff-work/tables.ts';
import { filePurges, leadDeliveries, leads } from '../tables.ts';
import { type LeadFilter, matchLeads } from './lead-filter.ts';

type Primary = Pick<DatabaseService, 'primary'>;

const unmergeFromGone = sql`
  UPDATE ${leadWork} AS work SET merged_into = NULL FROM gone
  WHERE work.site_id = gone.site_id AND work.merged_into = gone.lead_uuid AND NOT EXISTS (
    SELECT FROM gone AS other WHERE other.site_id = work.site_id AND other.lead_uuid = work.lead_uuid)`;

/**
 * Waits for in-flight changes to the leads, such as a new quote or an inbound email, and blocks later changes. Without
 * the locks, the delete statement would leave behind the rows that are committed after it began.
 */
const lockLeads = async (tx: Database, condition: SQL): Promise<void> => {
  // All code that locks two leads locks them in the order of their ids, to prevent deadlocks.
  await tx.execute(sql`
    SELECT FROM ${leadWork} WHERE (site_id, lead_uuid) IN (SELECT site_id, lead_uuid FROM ${leads} l WHERE ${condition})
    ORDER BY site_id, lead_uuid FOR UPDATE`);
};

const isSameLead = (one: string, other: string): SQL =>
  sql.raw(`${one}.site_id = ${other}.site_id AND ${one}.lead_uuid = ${other}.lead_uuid`);

/**
 * Deletes both rows of each pair that contains a deleted lead. If the deleted lead was the main lead, the other lead
 * returns to the open lists of its own site.
 */
const unpairFromGone = sql`
  unpaired AS (
    DELETE FROM ${leadPairs} AS pair USING (
      SELECT pair.* FROM ${leadPairs} AS pair JOIN gone ON ${isSameLead('pair', 'gone')}
    ) AS own
    WHERE (${isSameLead('pair', 'own')} AND pair.other_site_id = own.other_site_id AND pair.other_lead_uuid = own.other_lead_uuid)
      OR (pair.site_id = own.other_site_id AND pair.lead_uuid = own.other_lead_uuid
        AND pair.other_site_id = own.site_id AND pair.other_lead_uuid = own.lead_uuid)
  ), taken_back AS (
    UPDATE ${leadWork} AS work SET is_answered_elsewhere = false
    FROM ${leadPairs} AS pair JOIN gone ON ${isSameLead('pair', 'gone')}
    WHERE pair.is_main AND work.site_id = pair.other_site_id AND work.lead_uuid = pair.other_lead_uuid
      AND NOT EXISTS (SELECT FROM gone AS other WHERE ${isSameLead('other', 'work')})
  )`;

const deleteRowsOfGone = sql`
  sent AS (
    DELETE FROM ${leadDeliveries} d USING gone
    WHERE d.site_id = gone.site_id AND d.lead_uuid = gone.lead_uuid
    RETURNING d.lead_uuid, d.delivery_uuid
  ), worked AS (
    DELETE FROM ${leadWork} w USING gone WHERE w.site_id = gone.site_id AND w.lead_uuid = gone.lead_uuid
  ), noted AS (
    DELETE FROM ${leadNotes} n USING gone WHERE n.site_id = gone.site_id AND n.lead_uuid = gone.lead_uuid
  ), messaged AS (
    DELETE FROM ${leadMessages} m USING gone WHERE m.site_id = gone.site_id AND m.lead_uuid = gone.lead_uuid
  ), filed AS (
    DELETE FROM ${leadFiles} f USING gone WHERE f.site_id = gone.site_id AND f.lead_uuid = gone.lead_uuid
  ), tasked AS (
    DELETE FROM ${leadTasks} t USING gone WHERE t.site_id = gone.site_id AND t.lead_uuid = gone.lead_uuid
  ), quoted AS (
    DELETE FROM ${leadQuotes} q USING gone WHERE q.site_id = gone.site_id AND q.lead_uuid = gone.lead_uuid
  ), unmerged AS (${unmergeFromGone}), ${unpairFromGone}`;

export interface ErasedLead {
  readonly leadUuid: string;
  readonly deliveryUuids: readonly string[];
}

const deleteLeads = async (tx: Database, condition: SQL, now: Date): Promise<readonly ErasedLead[]> => {
  const { rows } = await tx.execute<{ lead_uuid: string; delivery_uuids: readonly string[] }>(sql`
    WITH gone AS (
      DELETE FROM ${leads} l WHERE ${condition} RETURNING l.site_id, l.lead_uuid
    ), ${deleteRowsOfGone}, purged AS (
      INSERT INTO ${filePurges} (file_ids, asked_at)
      SELECT jsonb_agg(id), ${now.toISOString()}::timestamptz
      FROM (SELECT lead_uuid FROM gone UNION SELECT delivery_uuid FROM sent) AS ids(id) HAVING count(*) > 0
    )
    SELECT gone.lead_uuid, coalesce(json_agg(sent.delivery_uuid) FILTER (WHERE sent.delivery_uuid IS NOT NULL), '[]'::json)
      AS delivery_uuids
    FROM gone LEFT JOIN sent USING (lead_uuid) GROUP BY gone.lead_uuid`);
  return rows.map(({ lead_uuid, delivery_uuids }) => ({ leadUuid: lead_uuid, deliveryUuids: delivery_uuids }));
};

export const eraseLeads = (
  { primary }: Primary,
  filter: LeadFilter & { readonly email: string },
  now: Date,
): Promise<readonly ErasedLead[]> =>
  primary.transaction(async (tx) => {
    const condition = matchLeads(filter);
    await lockLeads(tx, condition);
    return deleteLeads(tx, condition, now);
  });

export const createLeadPurge = ({ primary }: Primary) => ({
  purgeBefore: (moment: Date): Promise<number> =>
    primary.transaction(async (tx) => {
      const condition = sql`received_at < ${moment.toISOString()}::timestamptz`;
      await lockLeads(tx, condition);
      const { rows } = await tx.execute<{ count: string }>(sql`
      WITH gone AS (
        DELETE FROM ${leads} l WHERE ${condition} RETURNING site_id, lead_uuid
      ), ${deleteRowsOfGone}, told AS (
        DELETE FROM ${leadEvents} WHERE at < ${moment.toISOString()}::timestamptz
      )
      SELECT count(*) AS count FROM gone`);
      return Number(rows[0]?.count ?? 0);
    }),
});
