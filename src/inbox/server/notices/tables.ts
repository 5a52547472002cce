import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NoticeChannel, NoticeChoices, NoticeKind } from '../../rules/notices/notice-choices.ts';

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' });

/** A person without a row gets every notification by email. */
export const noticeSettings = pgTable('notice_settings', {
  personUuid: uuid('person_uuid').primaryKey(),
  choices: jsonb('choices').$type<NoticeChoices>().notNull(),
  mobile: text('mobile'),
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
});

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    personUuid: uuid('person_uuid').notNull(),
    subscriptionUuid: uuid('subscription_uuid').notNull(),
    /** Null once the browser is gone, as are `p256dh` and `auth`. */
    endpoint: text('endpoint'),
    p256dh: text('p256dh'),
    auth: text('auth'),
    device: text('device').notNull(),
    addedAt: timestamptz('added_at').notNull(),
    goneAt: timestamptz('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.personUuid, table.subscriptionUuid] }),
    uniqueIndex('push_subscriptions_endpoint_key').on(table.endpoint),
  ],
);

export const staffNotices = pgTable(
  'staff_notices',
  {
    siteSlug: text('site_id').notNull(),
    noticeUuid: uuid('notice_uuid').notNull().defaultRandom(),
    personUuid: uuid('person_uuid').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    channel: text('channel').$type<NoticeChannel>().notNull(),
    subscriptionUuid: uuid('subscription_uuid'),
    queuedAt: timestamptz('queued_at').notNull(),
    /** When the notice is due; during an attempt, when the lease ends. */
    dueAt: timestamptz('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.noticeUuid] }),
    index('staff_notices_due_idx').on(table.dueAt),
  ],
);
