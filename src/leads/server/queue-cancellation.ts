import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { leadDeliveries } from './tables.ts';

/**
 * Puts on its way, to all who were told of a lead by mail or by webhook, that what was booked or reserved with it is over: in
 * the transaction that ends it, so that both happen or neither. ADF has no word for it. A program that was told of an end is told of
 * another by a delivery of its own.
 * @param tells programs alone, where what ended it is no news to people; people alone, where no document for programs says what ended
 * @spec D.22
 */
export const queueCancellation = async (
  tx: Database,
  { siteSlug, leadUuid }: { readonly siteSlug: string; readonly leadUuid: string },
  now: Date,
  tells: 'everybody' | 'programs' | 'people' = 'everybody',
): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${leadDeliveries} AS known (site_id, lead_uuid, kind, target, queued_at, due_at)
    SELECT site_id, lead_uuid,
      CASE kind WHEN 'mail' THEN 'cancellation' WHEN 'webhook' THEN 'cancellationWebhook' ELSE 'cancellationConfirmation' END,
      target, ${moment}, ${moment}
    FROM ${leadDeliveries}
    WHERE site_id = ${siteSlug} AND lead_uuid = ${leadUuid}::uuid AND kind IN ('mail', 'webhook', 'confirmation')
      AND CASE WHEN kind = 'webhook' THEN ${tells !== 'people'}::boolean ELSE ${tells !== 'programs'}::boolean END
    ON CONFLICT (site_id, lead_uuid, kind, target) DO UPDATE
    SET delivery_uuid = gen_random_uuid(), state = 'waiting', attempts = 0, queued_at = ${moment}, due_at = ${moment},
      last_error = NULL, ended_at = NULL
    WHERE known.kind = 'cancellationWebhook'`);
};
