// `npm run finance -- list | show | export`: applications for finance, opened with the server's keys
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { readEnv } from '../src/platform/env.ts';
import { openSealer } from '../src/platform/sealing/open-sealer.ts';
import { financeCommands } from './finance/finance-commands.ts';
import { readFinanceArguments } from './finance/read-finance-arguments.ts';

const run = async (): Promise<void> => {
  const args = readFinanceArguments();
  const env = readEnv();
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    await financeCommands[args.command](args, { database, sealer: openSealer(env), print: console.log });
  } finally {
    await database.close();
  }
};

const explainLock = ({ dataDir }: DataDirLockedError): string =>
  `The applications are in ${dataDir}, which another process has open: most likely the server. The embedded database serves one process at a time.
Stop the server, run this command, and start the server again.
Where it must not stop, move to a PostgreSQL server (DATABASE_URL): with one, this command runs beside it.`;

try {
  await run();
} catch (error) {
  if (error instanceof DataDirLockedError) console.error(explainLock(error));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
