// `npm run db -- dump FILE | restore FILE [--replace] | migrate`
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { readLines } from '../src/lib/text/read-lines.ts';
import type { DatabaseService } from '../src/platform/db/database.ts';
import { dumpDatabase } from '../src/platform/db/dump/dump-database.ts';
import { restoreDatabase } from '../src/platform/db/dump/restore-database.ts';
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { readEnv } from '../src/platform/env.ts';

const usage = `Usage:
  npm run db -- migrate                     bring the tables up to date
  npm run db -- dump FILE                   write every table to FILE
  npm run db -- restore FILE [--replace]    fill an empty store from FILE; --replace empties a store that is not

It works on DATABASE_URL, or on the embedded database in DATA_DIR while no server runs on it. A dump of one
can be restored into the other.`;

const createProgress = (label: string): cliProgress.SingleBar =>
  new cliProgress.SingleBar({
    format: `${label} [{bar}] {value} of {total} rows`,
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
  });

const dump = async (database: DatabaseService, file: string): Promise<string> => {
  const progress = createProgress('Dumping');
  // Under another name until it is whole: a dump that is there is a dump that can be restored.
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
  const progress = new cliProgress.SingleBar({
    format: 'Restoring {value} rows',
    stream: process.stderr,
    noTTYOutput: false,
    clearOnComplete: true,
  });
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
    return `${rows} rows restored from ${file}. Start the server, or restart the ones that run.`;
  } finally {
    progress.stop();
  }
};

const run = async (): Promise<string> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [command, file] = positionals;
  const isComplete = command === 'migrate' || ((command === 'dump' || command === 'restore') && file !== undefined);
  if (!isComplete) throw new Error(usage);
  const env = readEnv();
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    if (command === 'migrate' || file === undefined) {
      await runMigrations(database);
      return 'The tables are up to date.';
    }
    return command === 'dump' ? await dump(database, file) : await restore(database, file, values.replace);
  } finally {
    await database.close();
  }
};

try {
  console.log(await run());
} catch (error) {
  const hint =
    error instanceof DataDirLockedError ? '\nIf that is the running server: stop it, run this, start it again.' : '';
  console.error(`${error instanceof Error ? error.message : error}${hint}`);
  process.exitCode = 1;
}
