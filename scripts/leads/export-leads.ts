import { createWriteStream } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import cliProgress from 'cli-progress';
import { inArray } from 'drizzle-orm';
import { appointments } from '../../src/appointments/server/tables.ts';
import { type ArchivedLead, createLeadArchive } from '../../src/leads/server/admin/lead-archive.ts';
import { buildCsvRow } from '../../src/leads/view/build-csv-row.ts';
import type { LeadAdmin } from './lead-admin.ts';
import type { LeadArguments } from './read-lead-arguments.ts';

/** A lead as a row: what is kept of it, and in one cell how it stands with each place. */
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

/** What is kept of a person beside the leads: the mails that are files, and the times that were booked. */
const findBeside = async ({ lead, deliveries }: ArchivedLead, { database, mails }: LeadAdmin) => {
  const files = await mails.find([lead.lead_uuid, ...deliveries.map(({ delivery_uuid }) => delivery_uuid)]);
  return {
    appointments: await database.primary
      .select()
      .from(appointments)
      .where(inArray(appointments.leadUuid, [lead.lead_uuid])),
    mails: await Promise.all(files.map((file) => readFile(file, 'utf8'))),
  };
};

const formatPerson = async (entry: ArchivedLead, admin: LeadAdmin): Promise<string> =>
  `${JSON.stringify({ ...entry.lead, deliveries: entry.deliveries, ...(await findBeside(entry, admin)) })}\n`;

const createProgress = (): cliProgress.SingleBar =>
  new cliProgress.SingleBar({
    format: 'Exporting [{bar}] {value} of {total} leads',
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
  });

/** Writes leads to a file: a row each for table programs, or a line of JSON each with everything. */
export const exportLeads = async (args: LeadArguments, admin: LeadAdmin): Promise<void> => {
  const { filter, file = '' } = args;
  const archive = createLeadArchive(admin.database);
  const format = formatters[file.endsWith('.csv') ? 'csv' : 'json'];
  const progress = createProgress();
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
    // Under another name until it is whole, and readable to its author alone.
    await pipeline(write, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } finally {
    progress.stop();
    // What broke off holds the names of people.
    await rm(part, { force: true });
  }
  admin.print(`${count} ${count === 1 ? 'lead' : 'leads'} written to ${file}.`);
};
