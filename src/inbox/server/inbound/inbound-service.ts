import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addLeadEvent } from '#src/leads/server/staff-work/lead-events.ts';
import { leadFiles, leadMessages, leadWork } from '#src/leads/server/staff-work/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { isOfLead, type LeadKey } from '../lead-group.ts';
import { findLastNumber, insertFiles } from '../message-service.ts';
import type { ReplyAddresses } from '../reply-addresses.ts';
import { type ReceivedMail, readMail } from './read-mail.ts';

export type InboundOutcome = 'stored' | 'repeated' | 'unknown' | 'full' | 'unreadable';

export interface InboundService {
  /** Throws only if the database fails. */
  readonly receive: (raw: Uint8Array, now: Date) => Promise<InboundOutcome>;
}

export interface InboundOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly addresses: Pick<ReplyAddresses, 'find'>;
  readonly listSites: () => readonly { readonly slug: string }[];
  readonly ownAddress: string;
}

/**
 * Messages after which a lead takes no more emails: anybody who got a reply knows its address and could keep sending.
 */
const maxMessages = 1000;
const maxFileBytes = 100_000_000;

const sumFileBytes = async (tx: Database, lead: LeadKey): Promise<number> => {
  const { rows } = await tx.execute<{ bytes: string }>(sql`
    SELECT coalesce(sum(octet_length(content)), 0) AS bytes FROM ${leadFiles} WHERE ${isOfLead(lead)}`);
  return Number(rows[0]?.bytes);
};

const limitFiles = async (tx: Database, lead: LeadKey, mail: ReceivedMail): Promise<ReceivedMail> => {
  if (mail.files.length === 0) return mail;
  const bytes = mail.files.reduce((sum, { content }) => sum + content.byteLength, 0);
  if (bytes + (await sumFileBytes(tx, lead)) <= maxFileBytes) return mail;
  const note = '(The attachments weren’t stored, because this lead has 100 MB of files.)';
  return { ...mail, files: [], text: `${mail.text}\n\n${note}` };
};

const hasMail = async (tx: Database, lead: LeadKey, mailId: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`SELECT FROM ${leadMessages} WHERE ${isOfLead(lead)} AND mail_id = ${mailId}`);
  return rows.length > 0;
};

/**
 * Returns the lead or, if it's merged, its main lead on the same site. Locks both. Returns undefined for an erased
 * lead.
 */
const lockShown = async (tx: Database, lead: LeadKey): Promise<LeadKey | undefined> => {
  const { siteSlug, leadUuid } = lead;
  // Locks the leads in the order of their ids, as merging does, to prevent deadlocks.
  const { rows } = await tx.execute<{ lead_uuid: string; merged_into: string | null }>(sql`
    SELECT lead_uuid, merged_into FROM ${leadWork} WHERE site_id = ${siteSlug} AND lead_uuid IN (
      ${leadUuid}::uuid, (SELECT merged_into FROM ${leadWork} WHERE ${isOfLead(lead)}))
    ORDER BY lead_uuid FOR UPDATE`);
  const own = rows.find((row) => row.lead_uuid === leadUuid);
  return own && { siteSlug, leadUuid: own.merged_into ?? leadUuid };
};

const store = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  lead: LeadKey,
  received: ReceivedMail,
  now: Date,
): Promise<InboundOutcome> =>
  primary.transaction(async (tx) => {
    const shown = await lockShown(tx, lead);
    if (shown === undefined) return 'unknown';
    if (await hasMail(tx, lead, received.mailId)) return 'repeated';
    const lastNumber = await findLastNumber(tx, lead);
    if (lastNumber >= maxMessages) return 'full';
    const mail = await limitFiles(tx, lead, received);
    const messageUuid = randomUUID();
    await tx.insert(leadMessages).values({
      ...lead,
      messageUuid,
      number: lastNumber + 1,
      direction: 'in',
      kind: 'mail',
      sender: mail.sender,
      subject: mail.subject,
      text: mail.text,
      files: await insertFiles(tx, lead, messageUuid, mail.files),
      isAutomatic: mail.isAutomatic,
      mailId: mail.mailId,
      at: now.toISOString(),
    });
    if (!mail.isAutomatic) {
      await tx.execute(sql`
        UPDATE ${leadWork} SET is_waiting = false, snoozed_until = NULL, reminder = 'wrote' WHERE ${isOfLead(shown)}`);
    }
    await addLeadEvent(tx, shown.siteSlug, shown.leadUuid, now);
    return 'stored';
  });

export const createInboundService = ({
  database,
  addresses,
  listSites,
  ownAddress,
}: InboundOptions): InboundService => ({
  receive: async (raw, now) => {
    const mail = await readMail(raw, ownAddress).catch(() => null);
    if (mail === null) return 'unreadable';
    const lead = await addresses.find(
      mail.recipients,
      listSites().map(({ slug }) => slug),
    );
    return lead === undefined ? 'unknown' : store(database, lead, mail, now);
  },
});
