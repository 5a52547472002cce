// `npm run leads -- list | show | resend | export | forget`: what shoppers sent, and where it went
import { DataDirLockedError } from '../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { runMigrations } from '../src/platform/db/run-migrations.ts';
import { readEnv } from '../src/platform/env.ts';
import { openKeptMails } from '../src/platform/mail/kept-mails.ts';
import { findMailFolder } from '../src/platform/mail/open-mailer.ts';
import { leadCommands } from './leads/lead-commands.ts';
import { readLeadArguments } from './leads/read-lead-arguments.ts';

const run = async (): Promise<void> => {
  const args = readLeadArguments();
  const env = readEnv();
  const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    await runMigrations(database);
    const mails = openKeptMails(findMailFolder(env));
    await leadCommands[args.command](args, {
      database,
      mails,
      sitesDir: env.SITES_DIR,
      now: new Date(),
      print: console.log,
    });
  } finally {
    await database.close();
  }
};

try {
  await run();
} catch (error) {
  const hint =
    error instanceof DataDirLockedError ? '\nIf that is the running server: stop it, run this, start it again.' : '';
  console.error(`${error instanceof Error ? error.message : error}${hint}`);
  process.exitCode = 1;
}
