import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { DeliveryTarget } from '../../rules/delivery-kinds.ts';
import type { ResendPlan } from '../../rules/plan-resend.ts';
import { addArrival } from '../staff-work/lead-events.ts';
import { listLead } from '../staff-work/lead-work.ts';
import { leadDeliveries, leads } from '../tables.ts';

type Primary = Pick<DatabaseService, 'primary'>;

interface NamedLead {
  readonly siteSlug: string;
  readonly leadUuid: string;
}

/**
 * Queues all deliveries in `queue` and closes the undelivered ones in `close`. A delivery that has already arrived is
 * repeated with a new id, because receivers can ignore an id that they've seen.
 */
export const resendLead = async (
  { primary }: Primary,
  { siteSlug, leadUuid }: NamedLead,
  { queue, close }: Pick<ResendPlan, 'queue' | 'close'>,
  now: Date,
): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await primary.execute(sql`
    WITH closed AS (
      UPDATE ${leadDeliveries} AS d SET state = 'closed', ended_at = ${moment}
      FROM json_to_recordset(${JSON.stringify(close)}::json) AS t(kind text, target text)
      WHERE d.site_id = ${siteSlug} AND d.lead_uuid = ${leadUuid}::uuid AND d.kind = t.kind AND d.target = t.target
        AND d.state <> 'delivered'
    )
    INSERT INTO ${leadDeliveries} AS known (site_id, lead_uuid, kind, target, queued_at, due_at)
    SELECT l.site_id, l.lead_uuid, t.kind, t.target, ${moment}, ${moment}
    FROM ${leads} l CROSS JOIN json_to_recordset(${JSON.stringify(queue)}::json) AS t(kind text, target text)
    WHERE l.site_id = ${siteSlug} AND l.lead_uuid = ${leadUuid}::uuid
    ON CONFLICT (site_id, lead_uuid, kind, target) DO UPDATE
    SET delivery_uuid = CASE known.state WHEN 'delivered' THEN gen_random_uuid() ELSE known.delivery_uuid END,
      state = 'waiting', attempts = 0, queued_at = ${moment}, due_at = ${moment}, ended_at = NULL,
      last_error = NULL`);
};

/**
 * Adds a lead that was marked as a bot's to the desk's lists, and queues its deliveries. Returns the number of new
 * deliveries. Does nothing to other leads.
 */
export const releaseLead = (
  { primary }: Primary,
  { siteSlug, leadUuid }: NamedLead,
  targets: readonly DeliveryTarget[],
  now: Date,
): Promise<number> =>
  primary.transaction(async (tx) => {
    const released = await tx.execute(sql`
      UPDATE ${leads} SET is_trapped = false
      WHERE site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid AND is_trapped RETURNING lead_uuid`);
    if (released.rows.length === 0) return 0;
    await listLead(tx, siteSlug, leadUuid);
    await addArrival(tx, siteSlug, leadUuid, now);
    const { rowCount } = await tx.execute(sql`
      INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at)
      SELECT ${siteSlug}, ${leadUuid}::uuid, kind, target, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      FROM json_to_recordset(${JSON.stringify(targets)}::json) AS t(kind text, target text)
      ON CONFLICT DO NOTHING`);
    return rowCount ?? 0;
  });
