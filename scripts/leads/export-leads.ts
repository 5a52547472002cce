import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type ArchivedLead, createLeadArchive } from '../../src/leads/server/admin/lead-archive.ts';
import { buildCsvRow } from '../../src/lib/text/build-csv-row.ts';
import { formatCount } from '../../src/lib/text/noun.ts';
import { collectLead } from '../../src/privacy/server/collect-lead.ts';
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

const readAll = async (values: AsyncIterable<unknown>): Promise<readonly unknown[]> => {
  const list = [];
  for await (const value of values) list.push(value);
  return list;
};

const formatPerson = async (entry: ArchivedLead, admin: LeadAdmin): Promise<string> => {
  const collected = await collectLead(entry, { database: admin.database, folders: [admin.mails] });
  const read = {
    quotes: await readAll(collected.quotes),
    files: await readAll(collected.files),
    mails: await readAll(collected.mails),
  };
  return `${JSON.stringify({ ...collected, ...read })}\n`;
};

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
    // Writes to a file with another name, so that a partial export isn't taken for a whole one. Only the file's owner
    // can read it.
    await pipeline(write, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } finally {
    progress.stop();
    // Deletes a partial file, because it holds personal data.
    await rm(part, { force: true });
  }
  admin.print(`${formatCount(count, { one: 'lead', many: 'leads' })} written to ${file}.`);
};
