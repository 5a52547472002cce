// `npm run stock -- import --site SLUG FILE [--missing keep|unpublish|sold] [--format jsonl|csv] [--report FILE]`
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { assertFoldersExist } from '../src/platform/env/assert-folders-exist.ts';
import { type Env, readEnv } from '../src/platform/env.ts';
import { loadSite } from '../src/sites/server/load-site.ts';
import { createLocationResolver } from '../src/stock-import/rules/create-location-resolver.ts';
import { missingPolicies } from '../src/stock-import/rules/row-remark.ts';
import { type ImportSummary, importStock } from '../src/stock-import/server/import-stock.ts';
import { type FeedFormat, feedFormats } from '../src/stock-import/server/read-feed.ts';
import {
  importThroughSocket,
  NoStockSocketError,
  type StockImportEvents,
  type StockImportRequest,
} from '../src/stock-import/server/stock-socket.ts';
import { createRemarkLog } from './lib/create-remark-log.ts';
import { answerHelp } from './lib/read-command-line.ts';

const usage = `Usage:
  npm run stock -- import --site SLUG FILE [--missing keep|unpublish|sold] [--format jsonl|csv] [--report FILE.jsonl]

  --missing   what happens to cars of the site that are not in FILE: nothing (keep), hidden, or marked sold
  --format    of FILE; known by the ending .jsonl, .ndjson or .csv otherwise
  --report    writes every refused row, and every row that is unlikely, to a file, as JSON Lines

The formats are described in docs/stock-feeds.md.`;

const formatByEnding: Readonly<Record<string, FeedFormat>> = {
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
};

interface Arguments extends StockImportRequest {
  readonly file: string;
  readonly reportFile: string | undefined;
}

const readArguments = (): Arguments => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      missing: { type: 'string', default: 'keep' },
      format: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const [command, file] = positionals;
  const missing = missingPolicies.find((policy) => policy === values.missing);
  const format =
    feedFormats.find((name) => name === values.format) ??
    (values.format === undefined ? formatByEnding[extname(file ?? '').toLowerCase()] : undefined);
  if (command !== 'import' || file === undefined || values.site === undefined || missing === undefined)
    throw new Error(usage);
  if (format === undefined) throw new Error(`Say with --format whether ${file} is ${feedFormats.join(' or ')}.`);
  return { file, siteSlug: values.site, missing, format, reportFile: values.report };
};

const importHere = async (
  args: Arguments,
  env: Env,
  source: AsyncIterable<Buffer>,
  events: StockImportEvents,
): Promise<ImportSummary> => {
  const loaded = await loadSite(join(env.SITES_DIR, args.siteSlug));
  if (loaded.kind === 'refused') throw new Error(loaded.message);
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    return await importStock({
      database,
      siteSlug: loaded.site.slug,
      source,
      format: args.format,
      missing: args.missing,
      resolveLocation: createLocationResolver(loaded.site),
      onUnknownHeadings: (headings) => console.error(`Columns that are not read: ${headings.join(', ')}`),
      ...events,
    });
  } finally {
    await database.close();
  }
};

/** Into the database, or through the server that holds the embedded one. */
const importAnywhere = async (args: Arguments, env: Env, events: StockImportEvents): Promise<ImportSummary> => {
  // In the usual chunks of 64 KB: the next batch goes to the database between two chunks, and larger ones keep it waiting.
  const open = () => createReadStream(args.file);
  try {
    return await importHere(args, env, open(), events);
  } catch (error) {
    if (!(error instanceof DataDirLockedError)) throw error;
    try {
      return await importThroughSocket(env.DATA_DIR, args, open(), events);
    } catch (socketError) {
      throw socketError instanceof NoStockSocketError ? error : socketError;
    }
  }
};

const formatSummary = (summary: ImportSummary, args: Arguments): string =>
  [
    `${args.siteSlug}: ${summary.rows} rows read`,
    `${summary.added} added, ${summary.changed} changed, ${summary.unchanged} unchanged, ${summary.refused} refused, ${summary.warned} warned of`,
    `${summary.missing} not in the file (${args.missing})`,
    ...(summary.wasMissingPolicySkipped
      ? [`--missing ${args.missing} was left out: a row could not be read as far as its stock number`]
      : []),
  ].join('\n  ');

const run = async (): Promise<void> => {
  const args = readArguments();
  const env = readEnv();
  assertFoldersExist(env);
  const size = statSync(args.file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Error(`There is no file ${args.file}.`);
  const report = args.reportFile === undefined ? undefined : createWriteStream(args.reportFile);
  const progress = new cliProgress.SingleBar({
    format: 'Importing [{bar}] {percentage}% {rows} rows',
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
  });
  const refusals = createRemarkLog({ kind: 'refused', title: 'Refused', report });
  const warnings = createRemarkLog({ kind: 'warned', title: 'Taken, but look at them', report });
  progress.start(size, 0, { rows: 0 });
  try {
    const summary = await importAnywhere(args, env, {
      onProgress: ({ bytes, rows }) => progress.update(bytes, { rows }),
      onRefusal: refusals.add,
      onWarning: warnings.add,
    });
    progress.stop();
    console.log(formatSummary(summary, args));
  } finally {
    progress.stop();
    report?.end();
    for (const told of [refusals.format(), warnings.format()]) if (told !== undefined) console.error(told);
  }
};

answerHelp(usage);
try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
