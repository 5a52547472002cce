import { readFile } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { appointments } from '#src/appointments/server/tables.ts';
import type { ArchivedLead } from '#src/leads/server/admin/lead-archive.ts';
import { leadFiles, leadMessages, leadNotes, leadQuotes, leadTasks, leadWork } from '#src/leads/server/tables.ts';
import type { DatabaseService } from '#src/platform/db/database.ts';
import type { MailFolder } from '#src/platform/mail/mail-folder.ts';

export interface CollectTools {
  readonly database: Pick<DatabaseService, 'primary'>;
  readonly folders: readonly MailFolder[];
}

/** A lead with everything that was written about it, and the files of its emails and text messages on this machine. */
export const collectLead = async ({ lead, deliveries }: ArchivedLead, { database, folders }: CollectTools) => {
  const { primary } = database;
  const { site_id, lead_uuid } = lead;
  const isOfLead = (
    table:
      | typeof appointments
      | typeof leadNotes
      | typeof leadMessages
      | typeof leadTasks
      | typeof leadFiles
      | typeof leadQuotes,
  ) => and(eq(table.siteSlug, site_id), eq(table.leadUuid, lead_uuid));
  const ids = [lead_uuid, ...deliveries.map(({ delivery_uuid }) => delivery_uuid)];
  const paths = (await Promise.all(folders.map((folder) => folder.find(ids)))).flat();
  const { rows: work } = await primary.execute<{ work: Readonly<Record<string, unknown>> }>(sql`
    SELECT to_jsonb(work) - 'words' AS work FROM ${leadWork} AS work
    WHERE site_id = ${site_id} AND lead_uuid = ${lead_uuid}::uuid`);
  const files = await primary.select().from(leadFiles).where(isOfLead(leadFiles));
  const quotes = await primary.select().from(leadQuotes).where(isOfLead(leadQuotes)).orderBy(leadQuotes.number);
  return {
    ...lead,
    deliveries,
    work: work[0]?.work ?? null,
    appointments: await primary.select().from(appointments).where(isOfLead(appointments)),
    quotes: quotes.map((quote) => ({ ...quote, pdf: Buffer.from(quote.pdf).toString('base64') })),
    messages: await primary.select().from(leadMessages).where(isOfLead(leadMessages)).orderBy(leadMessages.number),
    files: files.map((file) => ({ ...file, content: Buffer.from(file.content).toString('base64') })),
    notes: await primary.select().from(leadNotes).where(isOfLead(leadNotes)),
    tasks: await primary.select().from(leadTasks).where(isOfLead(leadTasks)),
    mails: await Promise.all(paths.map((path) => readFile(path, 'utf8'))),
  };
};
