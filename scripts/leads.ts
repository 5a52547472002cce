// `npm run leads -- list | show | resend | export | forget`: what shoppers sent, and where it went
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { readEnv } from '../src/platform/env.ts';
import { openKeptMails } from '../src/platform/mail/kept-mails.ts';
import { findMailFolder } from '../src/platform/mail/open-mailer.ts';
import { openSealer } from '../src/platform/sealing/open-sealer.ts';
import { findSmsFolder } from '../src/platform/sms/open-sms-sender.ts';
import { leadCommands } from './leads/lead-commands.ts';
import { readLeadArguments } from './leads/read-lead-arguments.ts';

const run = async (): Promise<void> => {
  const args = readLeadArguments();
  const env = readEnv();
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    const mails = openKeptMails(findMailFolder(env));
    const texts = openKeptMails(findSmsFolder(env));
    await leadCommands[args.command](args, {
      database,
      mails,
      texts,
      sealer: openSealer(env),
      sitesDir: env.SITES_DIR,
      now: new Date(),
      print: console.log,
    });
  } finally {
    await database.close();
  }
};

const explainLock = ({ dataDir }: DataDirLockedError): string =>
  `The leads are in ${dataDir}, which another process has open: most likely the server. The embedded database serves one process at a time.
Stop the server, run this command, and start the server again: leads that wait to be delivered are delivered then.
Where it must not stop, move to a PostgreSQL server (DATABASE_URL): with one, this command runs beside it.`;

try {
  await run();
} catch (error) {
  if (error instanceof DataDirLockedError) console.error(explainLock(error));
  else console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
