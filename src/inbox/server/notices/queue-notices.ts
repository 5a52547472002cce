import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/db/database.ts';
import { firstChoices, type NoticeKind } from '../../rules/notices/notice-choices.ts';
import { noticeSettings, pushSubscriptions, staffNotices } from './tables.ts';

export interface NewNotice {
  readonly personUuid: string;
  readonly leadUuid: string;
  readonly kind: NoticeKind;
}

/**
 * Call it in the transaction of the change that the notices report. For push, adds a row per browser that still
 * receives pushes.
 */
export const queueNotices = async (
  tx: Database,
  siteSlug: string,
  notices: readonly NewNotice[],
  now: Date,
): Promise<void> => {
  if (notices.length === 0) return;
  const given = notices.map(({ personUuid, leadUuid, kind }) => ({
    person_uuid: personUuid,
    lead_uuid: leadUuid,
    kind,
  }));
  const moment = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO ${staffNotices} (site_id, person_uuid, lead_uuid, kind, channel, subscription_uuid, queued_at, due_at)
    SELECT ${siteSlug}, given.person_uuid, given.lead_uuid, given.kind, way.channel, push.subscription_uuid, ${moment}, ${moment}
    FROM json_to_recordset(${JSON.stringify(given)}::json) AS given(person_uuid uuid, lead_uuid uuid, kind text)
    LEFT JOIN ${noticeSettings} AS settings USING (person_uuid)
    CROSS JOIN LATERAL jsonb_array_elements_text(
      coalesce(settings.choices, ${JSON.stringify(firstChoices)}::jsonb)->given.kind) AS way(channel)
    LEFT JOIN ${pushSubscriptions} AS push
      ON way.channel = 'push' AND push.person_uuid = given.person_uuid AND push.gone_at IS NULL
    WHERE (way.channel <> 'push' OR push.subscription_uuid IS NOT NULL)
      AND (way.channel <> 'sms' OR settings.mobile IS NOT NULL)`);
};
