import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addLeadEvent } from '#src/leads/server/lead-events.ts';
import { leadMessages, leadWork } from '#src/leads/server/tables.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { findLastNumber, insertFiles, isOfLead, type LeadKey } from '../message-service.ts';
import type { ReplyAddresses } from '../reply-addresses.ts';
import { type ReceivedMail, readMail } from './read-mail.ts';

export type InboundOutcome =
  | 'stored'
  /** The email was stored before. */
  | 'repeated'
  /** It's for no lead, or for one that was erased. */
  | 'unknown'
  | 'unreadable';

export interface InboundService {
  /** Throws only if the database can't store the email. */
  readonly receive: (raw: Uint8Array, now: Date) => Promise<InboundOutcome>;
}

export interface InboundOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly addresses: Pick<ReplyAddresses, 'find'>;
  readonly listSites: () => readonly { readonly slug: string }[];
  /** Sender of all our mail. */
  readonly ownAddress: string;
}

const hasMail = async (tx: Database, lead: LeadKey, mailId: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`SELECT FROM ${leadMessages} WHERE ${isOfLead(lead)} AND mail_id = ${mailId}`);
  return rows.length > 0;
};

const store = async (
  { primary }: Pick<DatabaseService, 'primary'>,
  lead: LeadKey,
  mail: ReceivedMail,
  now: Date,
): Promise<InboundOutcome> =>
  primary.transaction(async (tx) => {
    const locked = await tx.execute(sql`SELECT FROM ${leadWork} WHERE ${isOfLead(lead)} FOR UPDATE`);
    if (locked.rows.length === 0) return 'unknown';
    if (await hasMail(tx, lead, mail.mailId)) return 'repeated';
    const messageUuid = randomUUID();
    await tx.insert(leadMessages).values({
      ...lead,
      messageUuid,
      number: (await findLastNumber(tx, lead)) + 1,
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
        UPDATE ${leadWork} SET is_waiting = false, snoozed_until = NULL, reminder = 'wrote' WHERE ${isOfLead(lead)}`);
    }
    await addLeadEvent(tx, lead.siteSlug, lead.leadUuid, now);
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
