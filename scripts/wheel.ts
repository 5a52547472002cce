// `npm run wheel -- list | odds | redeem | export`: what was drawn on the wheels of /spin-to-win, and the proof of it
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { readEnv } from '../src/platform/env.ts';
import { readWheelArguments } from './wheel/read-wheel-arguments.ts';
import { wheelCommands } from './wheel/wheel-commands.ts';

const run = async (): Promise<void> => {
  const args = readWheelArguments();
  const env = readEnv();
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    await wheelCommands[args.command](args, { database, sitesDir: env.SITES_DIR, now: new Date(), print: console.log });
  } finally {
    await database.close();
  }
};

const explainLock = ({ dataDir }: DataDirLockedError): string =>
  `The turns of the wheel are in ${dataDir}, which another process has open: most likely the server. The embedded database
serves one process at a time. Stop the server, run this command, and start the server again. Where it must not stop, move to a
PostgreSQL server (DATABASE_URL): with one, this command runs beside it.`;

try {
  await run();
} catch (error) {
  if (error instanceof DataDirLockedError) console.error(explainLock(error));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
