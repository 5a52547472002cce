import { endOfLocalDay, startOfLocalDay } from '#src/lib/dates/local-day.ts';
import { streamText } from '#src/lib/stream-text.ts';
import { buildCsvRow } from '#src/lib/text/build-csv-row.ts';
import { type AuditEntry, nameActor } from '../rules/audit.ts';
import type { AuditDays, AuditPosition, AuditStore } from './audit-store.ts';

const pageSize = 1000;
const maxEntries = 200_000;
const lastUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const columns = [
  'Time (UTC)',
  'Person',
  'Person id',
  'Action',
  'Subject',
  'Subject id',
  'Subject name',
  'Before',
  'After',
  'Address',
  'Device',
];

const writeEntry = (entry: AuditEntry): string =>
  buildCsvRow([
    new Date(entry.atMs).toISOString(),
    nameActor(entry),
    entry.personUuid,
    entry.action,
    entry.subject.kind,
    entry.subject.id,
    entry.subjectName,
    entry.before,
    entry.after,
    entry.address,
    entry.device,
  ]);

const joinRows = (rows: readonly string[]): string => rows.map((row) => `${row}\r\n`).join('');

async function* readPages(
  store: Pick<AuditStore, 'list'>,
  { slug, timeZone }: { readonly slug: string; readonly timeZone: string },
  { firstDay, lastDay }: AuditDays,
): AsyncGenerator<string> {
  yield joinRows([buildCsvRow(columns)]);
  const startMs = startOfLocalDay(firstDay, timeZone);
  let after: AuditPosition = { atMs: endOfLocalDay(lastDay, timeZone) - 1, entryUuid: lastUuid };
  for (let count = 0; count < maxEntries; count += pageSize) {
    const entries = await store.list(slug, after, pageSize);
    const wanted = entries.filter(({ atMs }) => atMs >= startMs);
    yield joinRows(wanted.map(writeEntry));
    const last = wanted.at(-1);
    if (last === undefined || wanted.length < pageSize) return;
    after = { atMs: last.atMs, entryUuid: last.entryUuid };
  }
  yield joinRows([buildCsvRow([`Stopped after ${maxEntries} entries. Choose fewer days.`])]);
}

export const exportAudit = (...args: Parameters<typeof readPages>): ReadableStream<Uint8Array> =>
  streamText(readPages(...args));
