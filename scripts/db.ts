// `npm run db`: migrates, dumps and restores the database.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { readLines } from '../src/lib/text/read-lines.ts';
import type { DatabaseService } from '../src/platform/db/database.ts';
import { dumpDatabase } from '../src/platform/db/dump/dump-database.ts';
import { restoreDatabase } from '../src/platform/db/dump/restore-database.ts';
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { assertFoldersExist } from '../src/platform/env/assert-folders-exist.ts';
import { readEnv } from '../src/platform/env.ts';
import { createProgressBar } from './lib/create-progress-bar.ts';
import { databaseNote, formatUsage } from './lib/format-usage.ts';
import { readCommandLine, refuseOperand } from './lib/read-command-line.ts';
import { reportErrors } from './lib/report-errors.ts';

const usage = formatUsage({
  summary: 'Migrates, dumps and restores the database.',
  calls: ['npm run db -- migrate', 'npm run db -- dump FILE', 'npm run db -- restore FILE [--replace]'],
  commands: {
    migrate: 'Brings the tables up to date',
    dump: 'Writes every table to FILE',
    restore: 'Fills an empty database from FILE',
  },
  options: { '--replace': 'Restores into a database that has rows, and deletes them first' },
  notes: [databaseNote, 'A dump of PostgreSQL restores into the embedded database, and the other way round.'],
  example: 'npm run db -- dump backup.jsonl',
});

const dump = async (database: DatabaseService, file: string): Promise<string> => {
  const progress = createProgressBar('Dumping [{bar}] {value} of {total} rows');
  // A partial dump has another name, so that every dump can be restored.
  const output = createWriteStream(`${file}.part`);
  let isStarted = false;
  const rows = await dumpDatabase({
    database,
    write: (text) =>
      new Promise((resolve, reject) => output.write(text, (error) => (error ? reject(error) : resolve()))),
    onProgress: (done, total) => {
      if (!isStarted) progress.start(total, 0);
      isStarted = true;
      progress.update(done);
    },
  });
  output.end();
  await finished(output);
  await rename(`${file}.part`, file);
  progress.stop();
  return `${rows} rows written to ${file}.`;
};

const restore = async (database: DatabaseService, file: string, replace: boolean): Promise<string> => {
  const progress = createProgressBar('Restoring {value} rows');
  await runMigrations(database);
  const input = createReadStream(file);
  await new Promise((resolve, reject) => input.once('open', resolve).once('error', reject));
  progress.start(0, 0);
  try {
    const rows = await restoreDatabase({
      database,
      lines: readLines(input),
      replace,
      onProgress: (done) => progress.update(done),
    });
    return `${rows} rows restored from ${file}. Start the server, or restart every running one.`;
  } finally {
    progress.stop();
  }
};

const run = async (): Promise<string> => {
  const line = readCommandLine(process.argv.slice(2), {
    usage,
    commands: { migrate: [], dump: [], restore: ['replace'] },
    flags: ['replace'],
  });
  const { command, operand: file, values, fail } = line;
  if (command === 'migrate') refuseOperand(line);
  else if (file === undefined) fail(command === 'dump' ? 'Name the file to write.' : 'Name the file to restore.');
  const env = readEnv();
  assertFoldersExist(env);
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    if (command === 'migrate' || file === undefined) {
      await runMigrations(database);
      return 'The tables are up to date.';
    }
    return command === 'dump'
      ? await dump(database, file)
      : await restore(database, file, values.replace !== undefined);
  } finally {
    await database.close();
  }
};

const explain = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error);
  return error instanceof DataDirLockedError
    ? `${message}\nIf the server has it open, stop the server, run this command, and start the server again.`
    : message;
};

await reportErrors(async () => console.log(await run()), explain);
