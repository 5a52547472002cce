import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { addLeadEvent } from '#src/leads/server/staff-work/lead-events.ts';
import { leadMessages, leadWork } from '#src/leads/server/staff-work/tables.ts';
import { leadDeliveries } from '#src/leads/server/tables.ts';
import { resumeTexts, stopTexts } from '#src/leads/server/unsubscribe/text-stops.ts';
import type { Database, DatabaseService } from '#src/platform/db/database.ts';
import { writeAudit } from '#src/staff/server/audit-store.ts';
import { readTextOrder, type TextOrder } from '../../rules/read-text-order.ts';
import { isOfLead, type LeadKey } from '../lead-group.ts';
import { findLastNumber } from '../message-service.ts';
import { cleanText } from './clean-text.ts';

export interface ReceivedSms {
  /** The provider's id, which stays the same if the provider delivers the message again. */
  readonly messageId: string;
  /** In E.164, unless the sender is a short code or a name. */
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly fileCount: number;
  /** 'stop' or 'start' if the provider itself has stopped or restarted text messages to the sender. */
  readonly order: TextOrder | null;
}

export type InboundSmsOutcome =
  | 'stored'
  | 'repeated'
  /**
   * The message has no id, its sender isn't a number in E.164, or no site that the message could be for has a lead from
   * the sender.
   */
  | 'unknown';

export interface InboundSmsService {
  /** Throws only if the database fails. */
  readonly receive: (sms: ReceivedSms, now: Date) => Promise<InboundSmsOutcome>;
}

interface TextedSite {
  readonly slug: string;
  readonly config: { readonly leads: { readonly smsNumber: string | null } };
}

export interface InboundSmsOptions {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly listSites: () => readonly TextedSite[];
}

const maxLengths = { text: 2000, id: 100 } as const;
const mobilePattern = /^\+\d{8,15}$/;

export const listTextedSites = (sites: readonly TextedSite[], to: string): readonly string[] => {
  const own = sites.filter(({ config }) => config.leads.smsNumber === to);
  const texted = own.length > 0 ? own : sites.filter(({ config }) => config.leads.smsNumber === null);
  return texted.map(({ slug }) => slug);
};

const describeText = ({ text, fileCount }: ReceivedSms): string => {
  const written = cleanText(text.replaceAll('\r\n', '\n'), maxLengths.text).trim();
  if (fileCount === 0) return written;
  const left =
    fileCount === 1 ? '(A picture or file wasn’t stored.)' : `(${fileCount} pictures or files weren’t stored.)`;
  return written === '' ? left : `${written}\n\n${left}`;
};

const isOfPhone = (siteSlugs: readonly string[], phone: string): SQL => sql`
  work.site_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(siteSlugs)}::jsonb)) AND work.phone = ${phone}`;

/**
 * Locks the leads with the phone number and their main leads on the same site, so that a message delivered twice at
 * once is stored only once. Returns the number of locked leads.
 */
const lockLeads = async (tx: Database, ofPhone: SQL): Promise<number> => {
  // Locks the leads in the order of their ids, as merging does, to prevent deadlocks.
  const { rows } = await tx.execute(sql`
    SELECT FROM ${leadWork} WHERE (site_id, lead_uuid) IN (
      SELECT site_id, lead_uuid FROM ${leadWork} AS work WHERE ${ofPhone}
      UNION ALL SELECT site_id, merged_into FROM ${leadWork} AS work WHERE ${ofPhone} AND merged_into IS NOT NULL)
    ORDER BY site_id, lead_uuid FOR UPDATE`);
  return rows.length;
};

const hasMessage = async (tx: Database, ofPhone: SQL, messageId: string): Promise<boolean> => {
  const { rows } = await tx.execute(sql`
    SELECT FROM ${leadMessages} AS message JOIN ${leadWork} AS work USING (site_id, lead_uuid)
    WHERE ${ofPhone} AND mail_id = ${messageId}`);
  return rows.length > 0;
};

interface TextedLead {
  readonly own: LeadKey;
  /** `own` or, if it's merged, its main lead on the same site. */
  readonly shown: LeadKey;
}

/**
 * Prefers, in this order, the site that last sent a text message to the number, an open lead, an unmerged lead and the
 * newest lead.
 */
const findLead = async (tx: Database, ofPhone: SQL): Promise<TextedLead | undefined> => {
  const { rows } = await tx.execute<{ site_id: string; lead_uuid: string; merged_into: string | null }>(sql`
    WITH mine AS (
      SELECT work.site_id, work.lead_uuid, work.merged_into, shown.is_done, work.received_at FROM ${leadWork} AS work
      JOIN ${leadWork} AS shown ON shown.site_id = work.site_id
        AND shown.lead_uuid = coalesce(work.merged_into, work.lead_uuid)
      WHERE ${ofPhone}
    ), texted AS (
      SELECT site_id, max(queued_at) AS last_at FROM ${leadDeliveries} JOIN mine USING (site_id, lead_uuid)
      WHERE kind IN ('replyText', 'confirmationText') GROUP BY site_id
    )
    SELECT site_id, lead_uuid, merged_into FROM mine LEFT JOIN texted USING (site_id)
    ORDER BY last_at DESC NULLS LAST, is_done, merged_into IS NOT NULL, received_at DESC, lead_uuid LIMIT 1`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const own = { siteSlug: row.site_id, leadUuid: row.lead_uuid };
  return { own, shown: { ...own, leadUuid: row.merged_into ?? row.lead_uuid } };
};

const applyOrder = async (
  tx: Database,
  order: TextOrder,
  { siteSlugs, phone, lead }: { siteSlugs: readonly string[]; phone: string; lead: LeadKey | undefined },
  now: Date,
): Promise<void> => {
  if (order === 'stop') await stopTexts(tx, siteSlugs, phone, now);
  else await resumeTexts(tx, siteSlugs, phone);
  if (lead === undefined) return;
  await writeAudit(tx, lead.siteSlug, {
    action: order === 'stop' ? 'textsStopped' : 'textsResumed',
    actor: { personUuid: null, address: '', device: 'SMS' },
    subject: { kind: 'lead', id: lead.leadUuid },
    at: now,
  });
};

const storeMessage = async (tx: Database, { own, shown }: TextedLead, sms: ReceivedSms, now: Date): Promise<void> => {
  await tx.insert(leadMessages).values({
    ...own,
    messageUuid: randomUUID(),
    number: (await findLastNumber(tx, own)) + 1,
    direction: 'in',
    kind: 'sms',
    sender: sms.from,
    text: describeText(sms),
    mailId: sms.messageId,
    at: now.toISOString(),
  });
  await tx.execute(sql`
    UPDATE ${leadWork} SET is_waiting = false, snoozed_until = NULL, reminder = 'wrote' WHERE ${isOfLead(shown)}`);
};

export const createInboundSmsService = ({ database, listSites }: InboundSmsOptions): InboundSmsService => ({
  receive: async (given, now) => {
    const sms = { ...given, messageId: cleanText(given.messageId, maxLengths.id) };
    if (!mobilePattern.test(sms.from) || sms.messageId === '') return 'unknown';
    const siteSlugs = listTextedSites(listSites(), sms.to);
    const order = sms.order ?? readTextOrder(sms.text);
    return database.primary.transaction(async (tx) => {
      const ofPhone = isOfPhone(siteSlugs, sms.from);
      const isKnown = (await lockLeads(tx, ofPhone)) > 0;
      if (isKnown && (await hasMessage(tx, ofPhone, sms.messageId))) return 'repeated';
      const lead = isKnown ? await findLead(tx, ofPhone) : undefined;
      // People without a lead get text messages too, such as watch notices, so they can also stop them.
      if (order !== null) await applyOrder(tx, order, { siteSlugs, phone: sms.from, lead: lead?.own }, now);
      if (lead === undefined) return 'unknown';
      await storeMessage(tx, lead, sms, now);
      // Comes last, because it locks the site's counter.
      await addLeadEvent(tx, lead.shown.siteSlug, lead.shown.leadUuid, now);
      return 'stored';
    });
  },
});
