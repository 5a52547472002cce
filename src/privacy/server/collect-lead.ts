import { readFile } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { appointments } from '#src/appointments/server/tables.ts';
import type { ArchivedLead } from '#src/leads/server/admin/lead-archive.ts';
import {
  leadFiles,
  leadMessages,
  leadNotes,
  leadQuotes,
  leadTasks,
  leadWork,
} from '#src/leads/server/staff-work/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { MailFolder } from '#src/platform/mail/mail-folder.ts';

export interface CollectTools {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly folders: readonly MailFolder[];
}

type LeadTable =
  | typeof appointments
  | typeof leadNotes
  | typeof leadMessages
  | typeof leadTasks
  | typeof leadFiles
  | typeof leadQuotes;

type Key = Pick<ArchivedLead['lead'], 'site_id' | 'lead_uuid'>;

const isOf = (table: LeadTable, { site_id, lead_uuid }: Key) =>
  and(eq(table.siteSlug, site_id), eq(table.leadUuid, lead_uuid));

const toBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

async function* readFiles(key: Key, { database: { primary } }: CollectTools) {
  const ids = await primary.select({ fileUuid: leadFiles.fileUuid }).from(leadFiles).where(isOf(leadFiles, key));
  for (const { fileUuid } of ids) {
    const [file] = await primary
      .select()
      .from(leadFiles)
      .where(and(isOf(leadFiles, key), eq(leadFiles.fileUuid, fileUuid)));
    if (file !== undefined) yield { ...file, content: toBase64(file.content) };
  }
}

async function* readQuotes(key: Key, { database: { primary } }: CollectTools) {
  const numbers = await primary
    .select({ number: leadQuotes.number })
    .from(leadQuotes)
    .where(isOf(leadQuotes, key))
    .orderBy(leadQuotes.number);
  for (const { number } of numbers) {
    const [quote] = await primary
      .select()
      .from(leadQuotes)
      .where(and(isOf(leadQuotes, key), eq(leadQuotes.number, number)));
    if (quote !== undefined) yield { ...quote, pdf: toBase64(quote.pdf) };
  }
}

async function* readMails(paths: readonly string[]) {
  for (const path of paths) yield await readFile(path, 'utf8');
}

/**
 * Returns a lead with related rows and this machine's copies of its emails and text messages. Reads `quotes`, `files`
 * and `mails` one at a time, because they can be large.
 */
export const collectLead = async ({ lead, deliveries }: ArchivedLead, tools: CollectTools) => {
  const { primary } = tools.database;
  const { site_id, lead_uuid } = lead;
  const ids = [lead_uuid, ...deliveries.map(({ delivery_uuid }) => delivery_uuid)];
  const paths = (await Promise.all(tools.folders.map((folder) => folder.find(ids)))).flat();
  const { rows: work } = await primary.execute<{ work: Readonly<Record<string, unknown>> }>(sql`
    SELECT to_jsonb(work) - 'words' AS work FROM ${leadWork} AS work
    WHERE site_id = ${site_id} AND lead_uuid = ${lead_uuid}::uuid`);
  return {
    ...lead,
    deliveries,
    work: work[0]?.work ?? null,
    appointments: await primary.select().from(appointments).where(isOf(appointments, lead)),
    quotes: readQuotes(lead, tools),
    messages: await primary.select().from(leadMessages).where(isOf(leadMessages, lead)).orderBy(leadMessages.number),
    files: readFiles(lead, tools),
    notes: await primary.select().from(leadNotes).where(isOf(leadNotes, lead)),
    tasks: await primary.select().from(leadTasks).where(isOf(leadTasks, lead)),
    mails: readMails(paths),
  };
};
