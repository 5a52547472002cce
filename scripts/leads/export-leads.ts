import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { appointments } from '../../src/appointments/server/tables.ts';
import { type ArchivedLead, createLeadArchive } from '../../src/leads/server/admin/lead-archive.ts';
import { leadFiles, leadMessages, leadNotes, leadQuotes, leadTasks } from '../../src/leads/server/tables.ts';
import { buildCsvRow } from '../../src/lib/text/build-csv-row.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import { createProgressBar } from '../lib/create-progress-bar.ts';
import type { LeadAdmin } from './lead-admin.ts';
import type { LeadArguments } from './read-lead-arguments.ts';

const toRow = ({ lead, deliveries }: ArchivedLead): readonly unknown[] => [
  ...Object.values(lead),
  deliveries.map(({ kind, target, state }) => `${kind} ${target}: ${state}`).join('; '),
];

const formatters = {
  csv: (entry: ArchivedLead, isFirst: boolean): string =>
    [...(isFirst ? [[...Object.keys(entry.lead), 'deliveries']] : []), toRow(entry)]
      .map((row) => `${buildCsvRow(row)}\r\n`)
      .join(''),
  json: (entry: ArchivedLead): string => `${JSON.stringify({ ...entry.lead, deliveries: entry.deliveries })}\n`,
};

const listWritten = async ({ site_id, lead_uuid }: ArchivedLead['lead'], { database: { primary } }: LeadAdmin) => {
  const isOfLead = (
    table: typeof leadNotes | typeof leadMessages | typeof leadTasks | typeof leadFiles | typeof leadQuotes,
  ) => and(eq(table.siteSlug, site_id), eq(table.leadUuid, lead_uuid));
  const files = await primary.select().from(leadFiles).where(isOfLead(leadFiles));
  const quotes = await primary.select().from(leadQuotes).where(isOfLead(leadQuotes)).orderBy(leadQuotes.number);
  return {
    quotes: quotes.map((quote) => ({ ...quote, pdf: Buffer.from(quote.pdf).toString('base64') })),
    messages: await primary.select().from(leadMessages).where(isOfLead(leadMessages)).orderBy(leadMessages.number),
    files: files.map((file) => ({ ...file, content: Buffer.from(file.content).toString('base64') })),
    notes: await primary.select().from(leadNotes).where(isOfLead(leadNotes)),
    tasks: await primary.select().from(leadTasks).where(isOfLead(leadTasks)),
  };
};

const findRelated = async ({ lead, deliveries }: ArchivedLead, admin: LeadAdmin) => {
  const { database, mails } = admin;
  const files = await mails.find([lead.lead_uuid, ...deliveries.map(({ delivery_uuid }) => delivery_uuid)]);
  return {
    appointments: await database.primary
      .select()
      .from(appointments)
      .where(inArray(appointments.leadUuid, [lead.lead_uuid])),
    ...(await listWritten(lead, admin)),
    mails: await Promise.all(files.map((file) => readFile(file, 'utf8'))),
  };
};

const formatPerson = async (entry: ArchivedLead, admin: LeadAdmin): Promise<string> =>
  `${JSON.stringify({ ...entry.lead, deliveries: entry.deliveries, ...(await findRelated(entry, admin)) })}\n`;

export const exportLeads = async (args: LeadArguments, admin: LeadAdmin): Promise<void> => {
  const { filter, file = '' } = args;
  const archive = createLeadArchive(admin.database);
  const format = formatters[file.endsWith('.csv') ? 'csv' : 'json'];
  const progress = createProgressBar('Exporting [{bar}] {value} of {total} leads');
  progress.start(await archive.count(filter), 0);
  let count = 0;
  const write = async function* (): AsyncIterable<string> {
    for await (const entry of archive.walk(filter)) {
      yield filter.email === undefined ? format(entry, count === 0) : await formatPerson(entry, admin);
      count += 1;
      progress.update(count);
    }
  };
  const part = `${file}.part`;
  try {
    // A partial file has another name. Only its owner can read it.
    await pipeline(write, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } finally {
    progress.stop();
    // A partial file holds personal data.
    await rm(part, { force: true });
  }
  admin.print(`${formatCount(count, { one: 'lead', many: 'leads' })} written to ${file}.`);
};
