import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { assertFoldersExist } from '../src/platform/env/assert-folders-exist.ts';
import { readEnv } from '../src/platform/env.ts';
import { assertDatabaseExists } from './lib/assert-database-exists.ts';
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
  notes: [databaseNote, 'A dump from PostgreSQL can be restored into the embedded database, and vice versa.'],
  example: 'npm run db -- dump backup.jsonl',
});

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
  if (command === 'dump') assertDatabaseExists(env);
  // Imports these modules only now, because that takes seconds. Neither --help nor a wrong argument should wait for
  // them.
  const { openDatabase } = await import('../src/platform/db/open-database.ts');
  const { runMigrations } = await import('../src/platform/db/run-migrations.ts');
  const { dumpToFile, restoreFromFile } = await import('./db/dump-files.ts');
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    if (command === 'migrate' || file === undefined) {
      await runMigrations(database);
      return 'The tables are up to date.';
    }
    return command === 'dump'
      ? await dumpToFile(database, file)
      : await restoreFromFile(database, file, values.replace !== undefined);
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
