import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { DeliveryTarget } from '../../rules/delivery-kinds.ts';
import { leadDeliveries, leads } from '../tables.ts';
import { type LeadFilter, matchDeliveries, matchLeads } from './lead-filter.ts';

type Primary = Pick<DatabaseService, 'primary'>;

/** Queues the matching deliveries again for three more days, whatever their state. Returns their number. */
export const resendLeads = async ({ primary }: Primary, filter: LeadFilter, now: Date): Promise<number> => {
  const { rowCount } = await primary.execute(sql`
    UPDATE ${leadDeliveries} AS d
    SET state = 'waiting', attempts = 0, queued_at = ${now.toISOString()}::timestamptz,
      due_at = ${now.toISOString()}::timestamptz, ended_at = NULL, last_error = NULL
    FROM ${leads} l
    WHERE l.site_id = d.site_id AND l.lead_uuid = d.lead_uuid
      AND ${matchLeads(filter)} AND ${matchDeliveries(filter)}`);
  return rowCount ?? 0;
};

/**
 * Clears the bot mark of a lead and queues it to `targets`. Returns the number of deliveries: 0 if the lead had no
 * mark.
 */
export const releaseLead = async (
  { primary }: Primary,
  lead: { readonly siteSlug: string; readonly leadUuid: string },
  targets: readonly DeliveryTarget[],
  now: Date,
): Promise<number> => {
  const { rowCount } = await primary.execute(sql`
    WITH released AS (
      UPDATE ${leads} SET is_trapped = false
      WHERE site_id = ${lead.siteSlug} AND lead_uuid = ${lead.leadUuid}::uuid AND is_trapped
      RETURNING site_id, lead_uuid
    )
    INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at)
    SELECT site_id, lead_uuid, kind, target, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    FROM released CROSS JOIN json_to_recordset(${JSON.stringify(targets)}::json) AS t(kind text, target text)
    ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
};
