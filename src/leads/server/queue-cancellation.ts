import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { leadDeliveries } from './tables.ts';

/**
 * Puts on its way, to all who were told of a lead by mail or by webhook, that what was booked with it is cancelled: in the
 * transaction that cancels it, so that both happen or neither. ADF has no word for it.
 * @param tells people alone, where no document for programs says what is cancelled
 * @spec D.22
 */
export const queueCancellation = async (
  tx: Database,
  { siteSlug, leadUuid }: { readonly siteSlug: string; readonly leadUuid: string },
  now: Date,
  tells: 'everybody' | 'people' = 'everybody',
): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${leadDeliveries} (site_id, lead_uuid, kind, target, queued_at, due_at)
    SELECT site_id, lead_uuid,
      CASE kind WHEN 'mail' THEN 'cancellation' WHEN 'webhook' THEN 'cancellationWebhook' ELSE 'cancellationConfirmation' END,
      target, ${moment}, ${moment}
    FROM ${leadDeliveries}
    WHERE site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid AND kind IN ('mail', 'webhook', 'confirmation')
      AND (kind <> 'webhook' OR ${tells === 'everybody'})
    ON CONFLICT DO NOTHING`);
};
