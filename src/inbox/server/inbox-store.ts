import { type SQL, sql } from 'drizzle-orm';
import type { LeadStage, LostReason } from '#src/leads/rules/lead-stages.ts';
import type { LeadReminder } from '#src/leads/rules/message.ts';
import { leadNotes, leadWork } from '#src/leads/server/staff-work/tables.ts';
import { leads } from '#src/leads/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import { staffPeople } from '#src/staff/server/tables.ts';
import type { InboxEntry } from '../rules/inbox-entry.ts';
import type { InboxQuery, InboxView } from '../rules/inbox-query.ts';
import { isOfGroup } from './lead-group.ts';
import { columns, descending, type InboxReader, isInScope, planInboxList, viewConditions } from './plan-inbox-list.ts';

export interface InboxPage {
  readonly entries: readonly InboxEntry[];
  readonly hasMore: boolean;
}

export interface LeadWork {
  readonly stage: LeadStage;
  readonly lostReason: LostReason | null;
  readonly assigneeUuid: string | null;
  readonly assigneeName: string | null;
  readonly snoozedUntilMs: number | null;
  readonly answerDueMs: number | null;
  readonly reminder: LeadReminder | null;
}

export interface LeadNote {
  readonly noteUuid: string;
  readonly personName: string;
  readonly text: string;
  readonly writtenAtMs: number;
}

/** Only `listMerged` returns leads that are merged into another lead of their site. */
export interface InboxStore {
  readonly list: (reader: InboxReader, query: InboxQuery, limit: number, now: Date) => Promise<InboxPage>;
  /** Counts up to `limit`, because a full count can read many leads. */
  readonly count: (
    reader: InboxReader,
    limit: number,
    now: Date,
  ) => Promise<Readonly<Record<Extract<InboxView, 'unassigned' | 'mine' | 'overdue' | 'reminders'>, number>>>;
  readonly countOverdue: (reader: InboxReader, limit: number, now: Date) => Promise<number>;
  /** Undefined if the reader can't see the lead, or if it's merged into another lead of its site. */
  readonly findWork: (reader: InboxReader, leadUuid: string) => Promise<LeadWork | undefined>;
  /**
   * Returns the lead or, if it's merged, its main lead on the same site. Returns undefined if the reader can't see that
   * lead.
   */
  readonly findShown: (reader: InboxReader, leadUuid: string) => Promise<string | undefined>;
  readonly findEntry: (reader: InboxReader, leadUuid: string) => Promise<InboxEntry | undefined>;
  /**
   * Lists at most 20 leads of the site that are merged into this lead, newest first. People who can see this lead can
   * see them too.
   */
  readonly listMerged: (siteSlug: string, leadUuid: string) => Promise<readonly InboxEntry[]>;
  /** Lists at most 20 other leads that the reader can see, with the same phone or email, newest first. */
  readonly listOfPerson: (reader: InboxReader, leadUuid: string) => Promise<readonly InboxEntry[]>;
  /**
   * Lists at most 20 leads with this phone or email, newest first. Leaves out leads that are merged into another lead,
   * on the same or another site.
   */
  readonly listOfContact: (
    reader: InboxReader,
    contact: { readonly phone: string; readonly email: string },
  ) => Promise<readonly InboxEntry[]>;
  /** Lists at most 500 notes on the lead and on leads of its site that are merged into it, oldest first. */
  readonly listNotes: (siteSlug: string, leadUuid: string) => Promise<readonly LeadNote[]>;
}

interface EntryRow extends Record<string, unknown> {
  readonly lead_uuid: string;
  readonly received_ms: string;
  readonly first_name: string;
  readonly last_name: string | null;
  readonly category: string;
  readonly subcategory: string | null;
  readonly vehicle_title: string | null;
  readonly message: string | null;
  readonly location_id: number | null;
  readonly stage: LeadStage;
  readonly assignee_uuid: string | null;
  readonly assignee_name: string | null;
  readonly answer_due_ms: string | null;
  readonly reminder: LeadReminder | null;
  readonly is_snoozed: boolean;
  readonly is_answered_elsewhere: boolean;
}

const toEntry = (row: EntryRow): InboxEntry => ({
  leadUuid: row.lead_uuid,
  receivedAtMs: Number(row.received_ms),
  firstName: row.first_name,
  lastName: row.last_name,
  category: row.category,
  subcategory: row.subcategory,
  vehicleTitle: row.vehicle_title,
  message: row.message,
  locationId: row.location_id,
  stage: row.stage,
  assigneeUuid: row.assignee_uuid,
  assigneeName: row.assignee_name,
  answerDueMs: row.answer_due_ms === null ? null : Number(row.answer_due_ms),
  reminder: row.reminder,
  isSnoozed: row.is_snoozed,
  isAnsweredElsewhere: row.is_answered_elsewhere,
});

const countView = (reader: InboxReader, view: InboxView, limit: number, now: Date): SQL => sql`(SELECT count(*) FROM (
  SELECT FROM ${leadWork} WHERE ${isInScope(reader)} AND ${viewConditions[view](reader.personUuid, now)}
  -- Without an order, the planner can read the whole table, where open leads are the last rows.
  ORDER BY received_at LIMIT ${limit}) AS counted)`;

const maxMessageLength = 160;

const answerDue = sql.raw(`CASE WHEN answered_at IS NULL AND NOT is_done AND NOT is_answered_elsewhere
  THEN floor(extract(epoch FROM overdue_at) * 1000)::bigint END`);

const selectEntries = (from: SQL, order: SQL): SQL => sql`
  WITH chosen AS (${from})
  SELECT chosen.lead_uuid, (extract(epoch FROM chosen.received_at) * 1000)::bigint AS received_ms, first_name, last_name,
    lead.category, subcategory, vehicle->>'title' AS vehicle_title, left(message, ${maxMessageLength}) AS message,
     lead.location_id, stage, assignee_uuid, person.name AS assignee_name, reminder,
     snoozed_until IS NOT NULL AS is_snoozed, is_answered_elsewhere,
     ${answerDue} AS answer_due_ms
  FROM chosen JOIN ${leads} AS lead USING (site_id, lead_uuid)
  LEFT JOIN ${staffPeople} AS person ON person.person_uuid = assignee_uuid
  ORDER BY chosen.received_at ${order}, chosen.lead_uuid ${order}`;

const maxOfPerson = 20;
const maxNotes = 500;
export const maxMerged = 20;
export const createInboxStore = ({ interactive }: Pick<DatabaseService, 'interactive'>): InboxStore => ({
  list: async (reader, query, limit, now) => {
    const { order, head, whole } = planInboxList(reader, query, limit, now);
    const select = async (from: SQL): Promise<readonly EntryRow[]> =>
      (await interactive.execute<EntryRow>(selectEntries(from, order))).rows;
    const ofHead = await select(head);
    const rows = whole === null || ofHead.length > limit ? ofHead : await select(whole);
    return { entries: rows.slice(0, limit).map(toEntry), hasMore: rows.length > limit };
  },
  count: async (reader, limit, now) => {
    const count = (view: InboxView): SQL => countView(reader, view, limit, now);
    const { rows } = await interactive.execute<Record<'unassigned' | 'mine' | 'overdue' | 'reminders', string>>(sql`
      SELECT ${count('unassigned')} AS unassigned, ${count('mine')} AS mine, ${count('overdue')} AS overdue,
        ${count('reminders')} AS reminders`);
    const { unassigned = 0, mine = 0, overdue = 0, reminders = 0 } = rows[0] ?? {};
    return {
      unassigned: Number(unassigned),
      mine: Number(mine),
      overdue: Number(overdue),
      reminders: Number(reminders),
    };
  },
  countOverdue: async (reader, limit, now) => {
    const { rows } = await interactive.execute<{ overdue: string }>(sql`
      SELECT ${countView(reader, 'overdue', limit, now)} AS overdue`);
    return Number(rows[0]?.overdue ?? 0);
  },
  findWork: async (reader, leadUuid) => {
    const { rows } = await interactive.execute<Record<string, string | null>>(sql`
      SELECT stage, lost_reason, assignee_uuid, person.name AS assignee_name,
        floor(extract(epoch FROM snoozed_until) * 1000)::bigint AS snoozed_ms,
        ${answerDue} AS answer_due_ms, reminder
      FROM ${leadWork} LEFT JOIN ${staffPeople} AS person ON person.person_uuid = assignee_uuid
      WHERE ${isInScope(reader)} AND lead_uuid = ${leadUuid}::uuid`);
    const [row] = rows;
    if (row === undefined) return undefined;
    return {
      stage: row.stage as LeadStage,
      lostReason: (row.lost_reason ?? null) as LostReason | null,
      assigneeUuid: row.assignee_uuid ?? null,
      assigneeName: row.assignee_name ?? null,
      snoozedUntilMs: row.snoozed_ms == null ? null : Number(row.snoozed_ms),
      answerDueMs: row.answer_due_ms == null ? null : Number(row.answer_due_ms),
      reminder: (row.reminder ?? null) as LeadReminder | null,
    };
  },
  findShown: async (reader, leadUuid) => {
    const { rows } = await interactive.execute<{ lead_uuid: string }>(sql`
      SELECT lead_uuid FROM ${leadWork} WHERE ${isInScope(reader)} AND lead_uuid = (
        SELECT coalesce(merged_into, lead_uuid) FROM ${leadWork}
        WHERE site_id = ${reader.siteSlug} AND lead_uuid = ${leadUuid}::uuid)`);
    return rows[0]?.lead_uuid;
  },
  findEntry: async (reader, leadUuid) => {
    const found = sql`SELECT ${columns} FROM ${leadWork} WHERE ${isInScope(reader)} AND lead_uuid = ${leadUuid}::uuid`;
    const { rows } = await interactive.execute<EntryRow>(selectEntries(found, descending));
    return rows.map(toEntry)[0];
  },
  listMerged: async (siteSlug, leadUuid) => {
    const merged = sql`
      SELECT ${columns} FROM ${leadWork} WHERE site_id = ${siteSlug} AND merged_into = ${leadUuid}::uuid
      ORDER BY received_at DESC, lead_uuid DESC LIMIT ${maxMerged}`;
    const { rows } = await interactive.execute<EntryRow>(selectEntries(merged, descending));
    return rows.map(toEntry);
  },
  listOfPerson: async (reader, leadUuid) => {
    const { rows } = await interactive.execute<EntryRow>(
      selectEntries(
        sql`SELECT ${columns} FROM ${leadWork} WHERE ${isInScope(reader)} AND lead_uuid <> ${leadUuid}::uuid AND (
            phone = (SELECT phone FROM ${leadWork} WHERE site_id = ${reader.siteSlug} AND lead_uuid = ${leadUuid}::uuid)
            OR email = (SELECT email FROM ${leadWork} WHERE site_id = ${reader.siteSlug} AND lead_uuid = ${leadUuid}::uuid))
          ORDER BY received_at DESC, lead_uuid DESC LIMIT ${maxOfPerson}`,
        descending,
      ),
    );
    return rows.map(toEntry);
  },
  listOfContact: async (reader, { phone, email }) => {
    const { rows } = await interactive.execute<EntryRow>(
      selectEntries(
        sql`SELECT ${columns} FROM ${leadWork}
          WHERE ${isInScope(reader)} AND NOT is_answered_elsewhere AND (phone = ${phone} OR email = ${email.toLowerCase()})
          ORDER BY received_at DESC, lead_uuid DESC LIMIT ${maxOfPerson}`,
        descending,
      ),
    );
    return rows.map(toEntry);
  },
  listNotes: async (siteSlug, leadUuid) => {
    const { rows } = await interactive.execute<Record<string, string>>(sql`
      SELECT note_uuid, person.name, text, floor(extract(epoch FROM written_at) * 1000)::bigint AS written_ms
      FROM ${leadNotes} JOIN ${staffPeople} AS person USING (person_uuid)
      WHERE ${isOfGroup({ siteSlug, leadUuid })} ORDER BY written_at LIMIT ${maxNotes}`);
    return rows.map((row) => ({
      noteUuid: row.note_uuid ?? '',
      personName: row.name ?? '',
      text: row.text ?? '',
      writtenAtMs: Number(row.written_ms),
    }));
  },
});
