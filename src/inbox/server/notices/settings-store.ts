import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { PushSubscription } from '#src/platform/push/push-sender.ts';
import type { PersonActor } from '#src/staff/rules/audit.ts';
import { auditOwnChange } from '#src/staff/server/audit-store.ts';
import type { OnMemberLeft } from '#src/staff/server/membership-store.ts';
import { staffMemberships } from '#src/staff/server/tables.ts';
import {
  firstSettings,
  type NoticeChoices,
  type NoticeSettings,
  noticeKinds,
} from '../../rules/notices/notice-choices.ts';
import { noticeSettings, pushSubscriptions, staffNotices } from './tables.ts';

export interface PushBrowser {
  readonly subscriptionUuid: string;
  readonly device: string;
  readonly addedAt: Date;
  readonly goneAt: Date | null;
}

export interface SettingsStore {
  readonly find: (personUuid: string) => Promise<NoticeSettings>;
  readonly save: (by: PersonActor, settings: NoticeSettings, now: Date) => Promise<void>;
  readonly listBrowsers: (personUuid: string) => Promise<readonly PushBrowser[]>;
  /**
   * Returns 'tooMany' if the person already has 10 other browsers. Otherwise, adds the browser and removes it from any
   * other person.
   */
  readonly addBrowser: (by: PersonActor, subscription: PushSubscription, now: Date) => Promise<'added' | 'tooMany'>;
  readonly removeBrowser: (by: PersonActor, subscriptionUuid: string, now: Date) => Promise<void>;
}

interface SettingsRow extends Record<string, unknown> {
  readonly choices: NoticeChoices;
  readonly mobile: string | null;
  readonly quiet_from: string | null;
  readonly quiet_to: string | null;
}

const maxBrowsers = 10;

const toSettings = ({ choices, mobile, quiet_from: from, quiet_to: to }: SettingsRow): NoticeSettings => ({
  choices,
  mobile,
  quiet: from === null || to === null ? null : { from, to },
});

/** Leaves out the mobile number, because the audit log is never erased. */
const describeSettings = ({ choices, quiet }: NoticeSettings) => ({
  ...Object.fromEntries(noticeKinds.map((kind) => [kind, choices[kind]])),
  quiet: quiet === null ? null : `${quiet.from} to ${quiet.to}`,
});

export const removeBrowsersOfLeaver: OnMemberLeft = async (tx, _siteSlug, personUuid) => {
  await tx.execute(sql`
    WITH removed AS (
      DELETE FROM ${pushSubscriptions} WHERE person_uuid = ${personUuid}::uuid AND NOT EXISTS (
        SELECT FROM ${staffMemberships} WHERE person_uuid = ${personUuid}::uuid AND ended_at IS NULL
      ) RETURNING subscription_uuid
    )
    DELETE FROM ${staffNotices} USING removed
    WHERE ${staffNotices}.subscription_uuid = removed.subscription_uuid`);
};

export const createSettingsStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): SettingsStore => {
  const find = async (database: typeof interactive, personUuid: string): Promise<NoticeSettings> => {
    const { rows } = await database.execute<SettingsRow>(sql`
      SELECT choices, mobile, quiet_from, quiet_to FROM ${noticeSettings} WHERE person_uuid = ${personUuid}::uuid`);
    const [row] = rows;
    return row === undefined ? firstSettings : toSettings(row);
  };
  return {
    find: (personUuid) => find(interactive, personUuid),
    save: (by, settings, now) =>
      interactive.transaction(async (tx) => {
        const { choices, mobile, quiet } = settings;
        await tx.execute(sql`
          INSERT INTO ${noticeSettings} (person_uuid, choices, mobile, quiet_from, quiet_to)
          VALUES (${by.personUuid}::uuid, ${JSON.stringify(choices)}::jsonb, ${mobile}, ${quiet?.from ?? null},
            ${quiet?.to ?? null})
          ON CONFLICT (person_uuid) DO UPDATE SET choices = excluded.choices, mobile = excluded.mobile,
            quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`);
        await auditOwnChange(tx, by, { action: 'noticesChanged', after: describeSettings(settings) }, now);
      }),
    listBrowsers: async (personUuid) => {
      const { rows } = await interactive.execute<Record<string, string | null>>(sql`
        SELECT subscription_uuid, device, added_at, gone_at FROM ${pushSubscriptions}
        WHERE person_uuid = ${personUuid}::uuid ORDER BY added_at DESC, subscription_uuid`);
      return rows.map((row) => ({
        subscriptionUuid: row.subscription_uuid ?? '',
        device: row.device ?? '',
        addedAt: new Date(row.added_at ?? ''),
        goneAt: row.gone_at === null || row.gone_at === undefined ? null : new Date(row.gone_at),
      }));
    },
    addBrowser: (by, { endpoint, p256dh, auth }, now) =>
      interactive.transaction(async (tx) => {
        const replaced = sql`(endpoint = ${endpoint}
          OR person_uuid = ${by.personUuid}::uuid AND gone_at IS NOT NULL AND device = ${by.device})`;
        const { rows } = await tx.execute<{ count: string }>(sql`SELECT count(*) AS count FROM ${pushSubscriptions}
          WHERE person_uuid = ${by.personUuid}::uuid AND NOT ${replaced}`);
        if (Number(rows[0]?.count ?? 0) >= maxBrowsers) return 'tooMany';
        await tx.execute(sql`DELETE FROM ${pushSubscriptions} WHERE ${replaced}`);
        await tx.execute(sql`
          INSERT INTO ${pushSubscriptions} (person_uuid, subscription_uuid, endpoint, p256dh, auth, device, added_at)
          VALUES (${by.personUuid}::uuid, ${randomUUID()}::uuid, ${endpoint}, ${p256dh}, ${auth}, ${by.device},
            ${now.toISOString()}::timestamptz)`);
        await auditOwnChange(tx, by, { action: 'noticesChanged', after: { browserAdded: by.device } }, now);
        return 'added';
      }),
    removeBrowser: (by, subscriptionUuid, now) =>
      interactive.transaction(async (tx) => {
        const { rows } = await tx.execute<{ device: string }>(sql`
          WITH removed AS (
            DELETE FROM ${pushSubscriptions} WHERE person_uuid = ${by.personUuid}::uuid
              AND subscription_uuid = ${subscriptionUuid}::uuid RETURNING subscription_uuid, device
          ), unsent AS (
            DELETE FROM ${staffNotices} USING removed
            WHERE ${staffNotices}.subscription_uuid = removed.subscription_uuid
          )
          SELECT device FROM removed`);
        const [removed] = rows;
        if (removed !== undefined)
          await auditOwnChange(tx, by, { action: 'noticesChanged', after: { browserRemoved: removed.device } }, now);
      }),
  };
};
