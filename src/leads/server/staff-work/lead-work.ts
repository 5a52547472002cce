import { type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { LeadVehicle } from '../../rules/lead-vehicle.ts';
import { listLeadWords } from '../../rules/list-search-words.ts';
import { leads } from '../tables.ts';
import { leadWork } from './tables.ts';

/** @param source a table or CTE with the columns of a lead, and `words`, a JSON array */
export const insertLeadWork = (source: SQL): SQL => sql`
  INSERT INTO ${leadWork} (site_id, lead_uuid, received_at, category, location_id, email, phone, words)
  SELECT site_id, lead_uuid, received_at, category, location_id, lower(email), phone,
    array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(words)))
  FROM ${source}
  ON CONFLICT (site_id, lead_uuid) DO NOTHING`;

interface UnlistedRow extends Record<string, unknown> {
  readonly site_id: string;
  readonly lead_uuid: string;
  readonly received_at: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly email: string;
  readonly phone: string;
  readonly rego: string | null;
  readonly vehicle: LeadVehicle | null;
}

const wordsOf = (row: UnlistedRow) =>
  listLeadWords({
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    rego: row.rego,
    vehicle: row.vehicle,
  }).map((word) => `${row.site_id} ${word}`);

interface Position {
  readonly receivedAt: string;
  readonly leadUuid: string;
}

/** @param which a condition on `lead`, followed by ORDER BY and LIMIT if needed */
const listLeads = async (database: Database, siteSlug: string, which: SQL): Promise<readonly UnlistedRow[]> => {
  const { rows } = await database.execute<UnlistedRow>(sql`
    SELECT site_id, lead_uuid, received_at, first_name, last_name, email, phone, rego, vehicle FROM ${leads} AS lead
    WHERE site_id = ${siteSlug} AND NOT is_trapped
      AND NOT EXISTS (SELECT FROM ${leadWork} AS work
        WHERE work.site_id = lead.site_id AND work.lead_uuid = lead.lead_uuid)
      AND ${which}`);
  const words = JSON.stringify(rows.map((row) => ({ lead_uuid: row.lead_uuid, words: wordsOf(row) })));
  await database.execute(
    insertLeadWork(sql`(
      SELECT lead.*, given.words
      FROM json_to_recordset(${words}::json) AS given(lead_uuid uuid, words jsonb)
      JOIN ${leads} AS lead ON lead.site_id = ${siteSlug} AND lead.lead_uuid = given.lead_uuid) AS unlisted`),
  );
  return rows;
};

/** Adds the lead's row in `lead_work` if it's missing. Does nothing for a bot's lead. */
export const listLead = async (database: Database, siteSlug: string, leadUuid: string): Promise<void> => {
  await listLeads(database, siteSlug, sql`lead_uuid = ${leadUuid}::uuid`);
};

const listBatch = async (database: Database, siteSlug: string, from: Position): Promise<Position | undefined> => {
  const rows = await listLeads(
    database,
    siteSlug,
    sql`(received_at, lead_uuid) > (${from.receivedAt}::timestamptz, ${from.leadUuid}::uuid)
      ORDER BY received_at, lead_uuid LIMIT ${batchSize}`,
  );
  const last = rows.at(-1);
  if (last === undefined || rows.length < batchSize) return undefined;
  return { receivedAt: last.received_at, leadUuid: last.lead_uuid };
};

const batchSize = 1000;
const firstUuid = '00000000-0000-0000-0000-000000000000';

/**
 * Adds the missing rows in `lead_work` for leads received from `since` onwards, except bots' leads.
 * @param signal stops the work between two batches
 */
export const listUnlistedLeads = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  siteSlug: string,
  since: Date,
  signal: AbortSignal,
): Promise<void> => {
  let from: Position | undefined = { receivedAt: since.toISOString(), leadUuid: firstUuid };
  while (from !== undefined && !signal.aborted) from = await listBatch(primary, siteSlug, from);
};
