import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import type { DeliveryTarget } from '../rules/delivery-kinds.ts';
import { leadDeliveries, leads } from './tables.ts';

/**
 * Puts something about a lead that is kept on its way, in the transaction of whatever it tells: both happen or neither. What went there before goes
 * again; of a lead that is forgotten nobody is told.
 */
export const queueDeliveries = async (
  tx: Database,
  { siteSlug, leadUuid }: { readonly siteSlug: string; readonly leadUuid: string },
  targets: readonly DeliveryTarget[],
  now: Date,
): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at)
    SELECT DISTINCT lead.site_id, lead.lead_uuid, way.kind, way.target, ${moment}, ${moment}
    FROM ${leads} AS lead CROSS JOIN json_to_recordset(${JSON.stringify(targets)}::json) AS way(kind text, target text)
    WHERE lead.site_id = ${siteSlug} AND lead.lead_uuid = ${leadUuid}::uuid
    ON CONFLICT (site_id, lead_uuid, kind, target) DO UPDATE
    SET delivery_uuid = gen_random_uuid(), state = 'waiting', attempts = 0, queued_at = ${moment}, due_at = ${moment},
      last_error = NULL, ended_at = NULL`);
};
