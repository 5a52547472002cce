import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { readLines } from '../../src/lib/text/read-lines.ts';
import type { DatabaseService } from '../../src/platform/db/database.ts';
import { dumpDatabase } from '../../src/platform/db/dump/dump-database.ts';
import { restoreDatabase } from '../../src/platform/db/dump/restore-database.ts';
import { runMigrations } from '../../src/platform/db/run-migrations.ts';
import { createProgressBar } from '../lib/create-progress-bar.ts';

export const dumpToFile = async (database: DatabaseService, file: string): Promise<string> => {
  const progress = createProgressBar('Dumping [{bar}] {value} of {total} rows');
  // A partial dump has another name, so that every dump can be restored.
  const output = createWriteStream(`${file}.part`, { mode: 0o600 });
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

export const restoreFromFile = async (database: DatabaseService, file: string, replace: boolean): Promise<string> => {
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
