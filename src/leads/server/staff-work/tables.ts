import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LeadStage, LostReason } from '../../rules/lead-stages.ts';
import type { CallOutcome, LeadReminder, MessageFile, MessageKind } from '../../rules/message.ts';
import type { QuoteContent } from '../../rules/quote.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Staff's work on a lead, with copies of the columns that staff filter by, so that lists needn't search `leads`. Leads
 * from bots have no row.
 */
export const leadWork = pgTable(
  'lead_work',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true, mode: 'string' }).notNull(),
    category: text('category').notNull(),
    locationId: integer('location_id'),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    stage: text('stage').$type<LeadStage>().notNull().default('new'),
    lostReason: text('lost_reason').$type<LostReason>(),
    isDone: boolean('is_done').notNull().default(false),
    /** When staff first replied or called; null until then. A call to a wrong number doesn't count. */
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'string' }),
    answeredBy: uuid('answered_by'),
    isWaiting: boolean('is_waiting').notNull().default(false),
    snoozedUntil: timestamp('snoozed_until', { withTimezone: true, mode: 'string' }),
    /** When the lead becomes overdue if nobody answers it, counted in business hours. */
    overdueAt: timestamp('overdue_at', { withTimezone: true, mode: 'string' }),
    assigneeUuid: uuid('assignee_uuid'),
    assignedAt: timestamp('assigned_at', { withTimezone: true, mode: 'string' }),
    routedAt: timestamp('routed_at', { withTimezone: true, mode: 'string' }),
    reminder: text('reminder').$type<LeadReminder>(),
    /** The lead of the same site that this one is merged into, or null. */
    mergedInto: uuid('merged_into'),
    /** True while a lead of another site (`lead_pairs`) represents this one in open lists and timers. */
    isAnsweredElsewhere: boolean('is_answered_elsewhere').notNull().default(false),
    /** Each word follows the site's id, such as 'wattle smith', so that a search reads only that site's words. */
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid] }),
    index('lead_work_unassigned_idx')
      .on(table.siteSlug, table.receivedAt, table.leadUuid)
      .where(sql`assignee_uuid IS NULL AND NOT is_done`),
    index('lead_work_unassigned_location_idx')
      .on(table.siteSlug, table.locationId, table.receivedAt, table.leadUuid)
      .where(sql`assignee_uuid IS NULL AND NOT is_done`),
    index('lead_work_assignee_idx')
      .on(table.siteSlug, table.assigneeUuid, table.receivedAt, table.leadUuid)
      .where(sql`NOT is_done`),
    // Only earlier versions of the server use this index and the next one (ADR 92).
    index('lead_work_due_idx').on(table.siteSlug, table.overdueAt).where(sql`answered_at IS NULL AND NOT is_done`),
    index('lead_work_overdue_now_idx')
      .on(table.siteSlug, table.overdueAt, table.assigneeUuid, table.locationId, table.category)
      .where(sql`answered_at IS NULL AND NOT is_done AND merged_into IS NULL`),
    // Has all columns and conditions that the reports count by, so that reports read only the index.
    index('lead_work_overdue_here_idx')
      .on(table.siteSlug, table.overdueAt, table.assigneeUuid, table.locationId, table.category)
      .where(sql`answered_at IS NULL AND NOT is_done AND merged_into IS NULL AND NOT is_answered_elsewhere`),
    index('lead_work_done_idx').on(table.siteSlug, table.receivedAt, table.leadUuid).where(sql`is_done`),
    index('lead_work_waiting_idx')
      .on(table.siteSlug, table.receivedAt, table.leadUuid)
      .where(sql`is_waiting AND NOT is_done`),
    index('lead_work_reminder_idx')
      .on(table.siteSlug, table.receivedAt, table.leadUuid)
      .where(sql`reminder IS NOT NULL`),
    index('lead_work_snoozed_idx').on(table.snoozedUntil).where(sql`snoozed_until IS NOT NULL`),
    index('lead_work_time_idx').on(table.siteSlug, table.receivedAt, table.leadUuid),
    index('lead_work_category_idx').on(table.siteSlug, table.category, table.receivedAt, table.leadUuid),
    index('lead_work_location_idx').on(table.siteSlug, table.locationId, table.receivedAt, table.leadUuid),
    index('lead_work_overdue_idx')
      .on(table.siteSlug, table.receivedAt, table.leadUuid)
      .where(sql`overdue_at IS NOT NULL AND answered_at IS NULL AND NOT is_done`),
    index('lead_work_unrouted_idx').on(table.siteSlug, table.receivedAt).where(sql`routed_at IS NULL`),
    index('lead_work_merged_idx').on(table.siteSlug, table.mergedInto).where(sql`merged_into IS NOT NULL`),
    index('lead_work_phone_idx').on(table.siteSlug, table.phone),
    index('lead_work_email_idx').on(table.siteSlug, table.email),
    index('lead_work_words_idx').using('gin', table.words),
  ],
);

/**
 * Each pair consists of two merged leads from different sites. A pair has a row for each site, so that every row's key
 * starts with its own site.
 */
export const leadPairs = pgTable(
  'lead_pairs',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    otherSiteSlug: text('other_site_id').notNull(),
    otherLeadUuid: uuid('other_lead_uuid').notNull(),
    isMain: boolean('is_main').notNull(),
    pairedAt: timestamp('paired_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.leadUuid, table.otherSiteSlug, table.otherLeadUuid] })],
);

export const leadNotes = pgTable(
  'lead_notes',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    noteUuid: uuid('note_uuid').notNull(),
    personUuid: uuid('person_uuid').notNull(),
    text: text('text').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.leadUuid, table.noteUuid] })],
);

export const leadMessages = pgTable(
  'lead_messages',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    messageUuid: uuid('message_uuid').notNull(),
    number: integer('number').notNull(),
    direction: text('direction').$type<'out' | 'in'>().notNull(),
    kind: text('kind').$type<MessageKind>().notNull(),
    personUuid: uuid('person_uuid'),
    /** Where an incoming message came from: an email address or phone number. Null for staff. */
    sender: text('sender'),
    subject: text('subject'),
    text: text('text').notNull(),
    files: jsonb('files').$type<readonly MessageFile[]>().notNull().default([]),
    outcome: text('outcome').$type<CallOutcome>(),
    /** True for an automatic email: it's shown, but nobody needs to answer it. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** A received email's Message-ID, or a hash if it has none. For a text message, the provider's id. */
    mailId: text('mail_id'),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid, table.messageUuid] }),
    uniqueIndex('lead_messages_number_key').on(table.siteSlug, table.leadUuid, table.number),
    uniqueIndex('lead_messages_mail_key')
      .on(table.siteSlug, table.leadUuid, table.mailId)
      .where(sql`mail_id IS NOT NULL`),
  ],
);

export const leadFiles = pgTable(
  'lead_files',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    fileUuid: uuid('file_uuid').notNull(),
    messageUuid: uuid('message_uuid').notNull(),
    content: bytea('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteSlug, table.leadUuid, table.fileUuid] })],
);

export const leadTasks = pgTable(
  'lead_tasks',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    taskUuid: uuid('task_uuid').notNull(),
    personUuid: uuid('person_uuid').notNull(),
    text: text('text').notNull(),
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
    firedAt: timestamp('fired_at', { withTimezone: true, mode: 'string' }),
    doneAt: timestamp('done_at', { withTimezone: true, mode: 'string' }),
    doneBy: uuid('done_by'),
    writtenAt: timestamp('written_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid, table.taskUuid] }),
    index('lead_tasks_due_idx').on(table.dueAt).where(sql`fired_at IS NULL AND done_at IS NULL`),
  ],
);

/** The numbers of erased quotes are never reused. */
export const leadQuoteCounters = pgTable('lead_quote_counters', {
  siteSlug: text('site_id').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

export const leadQuotes = pgTable(
  'lead_quotes',
  {
    siteSlug: text('site_id').notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    /** Generated when the form is rendered, so that a form sent twice makes one quote. */
    quoteUuid: uuid('quote_uuid').notNull(),
    number: integer('number').notNull(),
    personUuid: uuid('person_uuid').notNull(),
    content: jsonb('content').$type<QuoteContent>().notNull(),
    pdf: bytea('pdf').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.leadUuid, table.quoteUuid] }),
    uniqueIndex('lead_quotes_number_key').on(table.siteSlug, table.number),
  ],
);

/** The row is locked while the site's events are numbered. */
export const leadCounters = pgTable('lead_counters', {
  siteSlug: text('site_id').primaryKey(),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull(),
});

export const leadEvents = pgTable(
  'lead_events',
  {
    siteSlug: text('site_id').notNull(),
    eventUuid: uuid('event_uuid').notNull().defaultRandom(),
    /** Null until a node numbers the committed event. */
    seq: bigint('seq', { mode: 'number' }),
    kind: text('kind').$type<'arrived' | 'changed'>().notNull(),
    leadUuid: uuid('lead_uuid').notNull(),
    at: timestamp('at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteSlug, table.eventUuid] }),
    uniqueIndex('lead_events_seq_key').on(table.siteSlug, table.seq),
    index('lead_events_unnumbered_idx').on(table.siteSlug, table.at).where(sql`seq IS NULL`),
    index('lead_events_time_idx').on(table.at),
  ],
);
