import { sql } from 'drizzle-orm';
import { leadWork } from '#src/leads/server/staff-work/tables.ts';
import { leads } from '#src/leads/server/tables.ts';
import type { Database } from '#src/platform/db/database.ts';
import type { PushSubscription } from '#src/platform/push/push-sender.ts';
import type { Role } from '#src/staff/rules/roles.ts';
import { staffMemberships, staffPeople } from '#src/staff/server/tables.ts';
import type { NoticeChannel, NoticeKind, QuietHours } from '../../rules/notices/notice-choices.ts';
import { noticeSettings, pushSubscriptions, staffNotices } from './tables.ts';

export interface LeasedNotice {
  readonly siteSlug: string;
  readonly noticeUuid: string;
  readonly attempts: number;
  readonly kind: NoticeKind;
  readonly channel: NoticeChannel;
  readonly leadUuid: string;
  readonly subscriptionUuid: string | null;
  readonly person: {
    readonly personUuid: string;
    readonly name: string;
    readonly email: string;
    readonly mobile: string | null;
    readonly quiet: QuietHours | null;
  };
  readonly membership: {
    readonly role: Role;
    readonly locationIds: readonly number[] | null;
    readonly categories: readonly string[] | null;
  } | null;
  readonly lead: {
    readonly firstName: string;
    readonly vehicleTitle: string | null;
    readonly category: string;
    readonly locationId: number | null;
    readonly assigneeUuid: string | null;
    readonly isAnswered: boolean;
    readonly isDone: boolean;
  } | null;
  readonly subscription: PushSubscription | null;
}

export interface NoticeStore {
  /** No other claim returns these notices until their lease ends. */
  readonly claim: (siteSlugs: readonly string[], now: Date, limit: number) => Promise<readonly LeasedNotice[]>;
  readonly finish: (notice: LeasedNotice) => Promise<void>;
  /** @param counts whether this attempt uses up a retry */
  readonly postpone: (notice: LeasedNotice, dueAt: Date, counts: boolean) => Promise<void>;
  readonly endSubscription: (notice: LeasedNotice, now: Date) => Promise<void>;
}

type ClaimedRow = Record<string, unknown> & { readonly notice: LeasedNotice };

/** Lease of a notice in milliseconds: longer than any attempt. */
const leaseMs = 90_000;

const isOwn = ({ siteSlug, noticeUuid, attempts }: LeasedNotice) =>
  sql`site_id = ${siteSlug} AND notice_uuid = ${noticeUuid}::uuid AND attempts = ${attempts}`;

export const createNoticeStore = ({ primary }: { readonly primary: Database }): NoticeStore => ({
  claim: async (siteSlugs, now, limit) => {
    const { rows } = await primary.execute<ClaimedRow>(sql`
      WITH due AS (
        SELECT site_id, notice_uuid FROM ${staffNotices} WHERE due_at <= ${now.toISOString()}::timestamptz
          AND site_id = ANY(ARRAY(SELECT jsonb_array_elements_text(${JSON.stringify(siteSlugs)}::jsonb)))
        ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
      ), claimed AS (
        UPDATE ${staffNotices} AS notice
        SET attempts = notice.attempts + 1, due_at = ${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz
        FROM due WHERE notice.site_id = due.site_id AND notice.notice_uuid = due.notice_uuid RETURNING notice.*
      )
      SELECT json_build_object('siteSlug', claimed.site_id, 'noticeUuid', notice_uuid, 'attempts', attempts, 'kind', kind,
        'channel', channel, 'leadUuid', claimed.lead_uuid, 'subscriptionUuid', claimed.subscription_uuid,
        'person', json_build_object('personUuid', claimed.person_uuid, 'name', person.name, 'email', person.email,
          'mobile', settings.mobile, 'quiet', CASE WHEN quiet_from IS NOT NULL AND quiet_to IS NOT NULL
            THEN json_build_object('from', quiet_from, 'to', quiet_to) END),
        'membership', CASE WHEN member.person_uuid IS NOT NULL THEN json_build_object('role', member.role,
          'locationIds', member.location_ids, 'categories', member.categories) END,
        'lead', CASE WHEN work.lead_uuid IS NOT NULL THEN json_build_object('firstName', lead.first_name,
          'vehicleTitle', lead.vehicle->>'title', 'category', work.category, 'locationId', work.location_id,
          'assigneeUuid', work.assignee_uuid, 'isAnswered', work.answered_at IS NOT NULL, 'isDone', work.is_done) END,
        'subscription', CASE WHEN push.endpoint IS NOT NULL THEN json_build_object('endpoint', push.endpoint,
          'p256dh', push.p256dh, 'auth', push.auth) END) AS notice
      FROM claimed JOIN ${staffPeople} AS person USING (person_uuid)
      LEFT JOIN ${noticeSettings} AS settings USING (person_uuid)
      LEFT JOIN ${staffMemberships} AS member
        ON member.site_id = claimed.site_id AND member.person_uuid = claimed.person_uuid AND member.ended_at IS NULL
      LEFT JOIN (${leadWork} AS work JOIN ${leads} AS lead USING (site_id, lead_uuid))
        ON work.site_id = claimed.site_id AND work.lead_uuid = claimed.lead_uuid
      LEFT JOIN ${pushSubscriptions} AS push
        ON push.person_uuid = claimed.person_uuid AND push.subscription_uuid = claimed.subscription_uuid`);
    return rows.map(({ notice }) => notice);
  },
  finish: async (notice) => {
    await primary.execute(sql`DELETE FROM ${staffNotices} WHERE ${isOwn(notice)}`);
  },
  postpone: async (notice, dueAt, counts) => {
    await primary.execute(sql`
      UPDATE ${staffNotices} SET due_at = ${dueAt.toISOString()}::timestamptz, attempts = ${notice.attempts - (counts ? 0 : 1)}
      WHERE ${isOwn(notice)}`);
  },
  endSubscription: async ({ person, subscriptionUuid }, now) => {
    await primary.execute(sql`
      WITH ended AS (
        UPDATE ${pushSubscriptions}
        SET endpoint = NULL, p256dh = NULL, auth = NULL, gone_at = ${now.toISOString()}::timestamptz
        WHERE person_uuid = ${person.personUuid}::uuid AND subscription_uuid = ${subscriptionUuid}::uuid
        RETURNING subscription_uuid
      )
      DELETE FROM ${staffNotices} USING ended WHERE ${staffNotices}.subscription_uuid = ended.subscription_uuid`);
  },
});
