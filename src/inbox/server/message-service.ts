import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { CallOutcome, MessageFile } from '#src/leads/rules/message.ts';
import { queueDeliveries } from '#src/leads/server/delivery-store.ts';
import { leadFiles, leadMessages, leadWork } from '#src/leads/server/staff-work/tables.ts';
import { isTextStopped } from '#src/leads/server/unsubscribe/text-stops.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import type { AuditAction } from '#src/staff/rules/audit.ts';
import { auditLead, changeLead, type LeadWorker, type WorkRow } from './change-lead.ts';
import { isOfGroup, isOfLead, type LeadKey } from './lead-group.ts';
import { pageOrder } from './message-store.ts';

export interface NewFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

interface Draft {
  /** Generated when the form is rendered, so that a form sent twice stores and delivers one message. */
  readonly messageUuid: string;
  readonly text: string;
}

export interface ReplyDraft extends Draft {
  /** The `number` of the last message that the person saw; 0 for none. */
  readonly lastSeen: number;
  readonly kind: 'mail' | 'sms';
  readonly subject: string | null;
  readonly files: readonly NewFile[];
}

export interface CallDraft extends Draft {
  readonly outcome: CallOutcome;
}

export type MessageOutcome =
  | 'done'
  | 'repeated'
  | 'unknown'
  | 'notAllowed'
  | 'textsStopped'
  /** After the writer's page was loaded, somebody sent a message or a colleague called. */
  | 'overtaken';

export interface MessageService {
  readonly reply: (worker: LeadWorker, leadUuid: string, draft: ReplyDraft, now: Date) => Promise<MessageOutcome>;
  readonly logCall: (worker: LeadWorker, leadUuid: string, draft: CallDraft, now: Date) => Promise<MessageOutcome>;
}

/** The lead's row must be locked, so that two messages never get the same number. */
export const findLastNumber = async (tx: Database, lead: LeadKey): Promise<number> => {
  const { rows } = await tx.execute<{ last: number }>(
    sql`SELECT coalesce(max(number), 0)::int AS last FROM ${leadMessages} WHERE ${isOfLead(lead)}`,
  );
  return rows[0]?.last ?? 0;
};

const hasUnseen = async (
  tx: Database,
  { siteSlug, personUuid }: LeadWorker,
  leadUuid: string,
  lastSeen: number,
): Promise<boolean> => {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT count(*) FILTER (
      WHERE place <= ${lastSeen} OR kind <> 'call' OR person_uuid IS DISTINCT FROM ${personUuid}::uuid
    )::int AS count
    FROM (
      SELECT kind, person_uuid, row_number() OVER ${pageOrder} AS place FROM ${leadMessages}
      WHERE ${isOfGroup({ siteSlug, leadUuid })}
    ) AS numbered`);
  return (rows[0]?.count ?? 0) > lastSeen;
};

export const insertFiles = async (
  tx: Database,
  { siteSlug, leadUuid }: LeadKey,
  messageUuid: string,
  files: readonly NewFile[],
): Promise<readonly MessageFile[]> => {
  const described: MessageFile[] = [];
  for (const { name, contentType, content } of files) {
    const fileUuid = randomUUID();
    await tx.insert(leadFiles).values({ siteSlug, leadUuid, fileUuid, messageUuid, content });
    described.push({ fileUuid, name, contentType, sizeBytes: content.byteLength });
  }
  return described;
};

const hasMessage = async (tx: Database, lead: LeadKey, messageUuid: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${leadMessages} WHERE ${isOfGroup(lead)} AND message_uuid = ${messageUuid}::uuid`);
  return rows.length > 0;
};

/**
 * Records the first reply or call as the lead's answer, except a call to a wrong number. Assigns an unassigned lead to
 * the person who replied or called.
 */
const noteAnswer = async (
  tx: Database,
  { worker, row, isAnswer }: { worker: LeadWorker; row: WorkRow; isAnswer: boolean },
  now: Date,
): Promise<void> => {
  const person = sql`${worker.personUuid}::uuid`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const isFirstAnswer = sql`(${isAnswer} AND answered_at IS NULL)`;
  await tx.execute(sql`
    UPDATE ${leadWork} SET answered_by = CASE WHEN ${isFirstAnswer} THEN ${person} ELSE answered_by END,
      answered_at = CASE WHEN ${isFirstAnswer} THEN ${moment} ELSE answered_at END, is_waiting = ${isAnswer},
      assigned_at = CASE WHEN assignee_uuid IS NULL THEN ${moment} ELSE assigned_at END,
      assignee_uuid = coalesce(assignee_uuid, ${person}), reminder = NULL
    WHERE ${isOfLead({ siteSlug: worker.siteSlug, leadUuid: row.lead_uuid })}`);
  if (row.assignee_uuid !== null) return;
  await auditLead(
    tx,
    worker,
    row.lead_uuid,
    {
      action: 'leadAssigned',
      before: { assignee: null },
      after: { assignee: worker.personUuid },
    },
    now,
  );
};

interface StoredMessage {
  /** Null for a call, which is logged even if others have written in the meantime. */
  readonly lastSeen: number | null;
  readonly kind: 'mail' | 'sms' | 'call';
  readonly subject: string | null;
  readonly files: readonly NewFile[];
  readonly outcome: CallOutcome | null;
  readonly action: Extract<AuditAction, 'leadReplied' | 'leadCalled'>;
  readonly isAnswer: boolean;
}

export interface MessageServiceOptions {
  readonly database: Pick<DatabaseService, 'interactive'>;
  readonly onDeliveriesQueued: () => void;
}

export const createMessageService = ({ database, onDeliveriesQueued }: MessageServiceOptions): MessageService => {
  const store = (
    worker: LeadWorker,
    leadUuid: string,
    { messageUuid, text }: Draft,
    { lastSeen, kind, subject, files, outcome, action, isAnswer }: StoredMessage,
    now: Date,
  ): Promise<MessageOutcome> =>
    changeLead<MessageOutcome>(database.interactive, worker, leadUuid, now, async (tx, row) => {
      const lead = { siteSlug: worker.siteSlug, leadUuid: row.lead_uuid };
      if (await hasMessage(tx, lead, messageUuid)) return 'repeated';
      if (kind === 'sms' && (await isTextStopped(tx, lead.siteSlug, row.phone))) return 'textsStopped';
      if (lastSeen !== null && (await hasUnseen(tx, worker, row.lead_uuid, lastSeen))) return 'overtaken';
      await tx.insert(leadMessages).values({
        ...lead,
        messageUuid,
        number: (await findLastNumber(tx, lead)) + 1,
        direction: 'out',
        kind,
        personUuid: worker.personUuid,
        subject,
        text,
        outcome,
        files: await insertFiles(tx, lead, messageUuid, files),
        at: now.toISOString(),
      });
      await noteAnswer(tx, { worker, row, isAnswer }, now);
      await auditLead(
        tx,
        worker,
        row.lead_uuid,
        {
          action,
          after: { message: messageUuid, kind, ...(outcome !== null && { outcome }) },
        },
        now,
      );
      if (kind === 'call') return 'done';
      await queueDeliveries(tx, lead, [{ kind: kind === 'sms' ? 'replyText' : 'reply', target: messageUuid }], now);
      return 'done';
    });

  return {
    reply: async (worker, leadUuid, draft, now) => {
      const { lastSeen, kind, subject, files } = draft;
      const message = {
        lastSeen,
        kind,
        subject,
        files,
        outcome: null,
        action: 'leadReplied',
        isAnswer: true,
      } as const;
      const outcome = await store(worker, leadUuid, draft, message, now);
      if (outcome === 'done') onDeliveriesQueued();
      return outcome;
    },
    logCall: (worker, leadUuid, draft, now) => {
      const { outcome } = draft;
      // After a call to a wrong number, the shopper is still waiting for an answer.
      const call = { lastSeen: null, kind: 'call', subject: null, files: [], action: 'leadCalled', outcome } as const;
      return store(worker, leadUuid, draft, { ...call, isAnswer: outcome !== 'wrongNumber' }, now);
    },
  };
};
