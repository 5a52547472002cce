import type { DatabaseService } from '../../src/platform/db/database.ts';
import { DatabaseUnavailableError } from '../../src/platform/db/database-unavailable-error.ts';
import { DataDirLockedError } from '../../src/platform/db/embedded/data-dir-lock.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { runMigrations } from '../../src/platform/db/run-migrations.ts';
import { readEnv } from '../../src/platform/env.ts';
import { HelpAsked } from './read-command-line.ts';

type Env = ReturnType<typeof readEnv>;

interface AdminCommand<Args> {
  /** What it works on, as a sentence begins: 'The leads'. */
  readonly subject: string;
  /** What the server does about them when it starts again, where it does something. */
  readonly afterRestart?: string;
  /** Throws what is wrong with the arguments, before anything is opened. */
  readonly readArguments: () => Args;
  readonly run: (args: Args, admin: { readonly database: DatabaseService; readonly env: Env }) => Promise<void>;
}

const explainLock = (subject: string, dataDir: string, afterRestart: string | undefined): string =>
  `${subject} are in ${dataDir}, which another process has open: most likely the server. The embedded database serves one process at a time.
Stop the server, run this command, and start the server again${afterRestart === undefined ? '' : `: ${afterRestart}`}.
Where it must not stop, move to a PostgreSQL server (DATABASE_URL): with one, this command runs beside it.`;

const explain = (error: unknown, subject: string, afterRestart: string | undefined): unknown => {
  if (error instanceof DataDirLockedError) return explainLock(subject, error.dataDir, afterRestart);
  if (error instanceof DatabaseUnavailableError)
    return `${error.message}\n${subject} are on the server of DATABASE_URL: see whether it runs.`;
  return error instanceof Error ? error.message : error;
};

/** Runs a command of a dealer's office on the store, up to date; what goes wrong is said on stderr, and the process ends with 1. */
export const runAdminCommand = async <Args>(command: AdminCommand<Args>): Promise<void> => {
  const { subject, afterRestart, readArguments, run } = command;
  try {
    const args = readArguments();
    const env = readEnv();
    const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
    try {
      await runMigrations(database);
      await run(args, { database, env });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof HelpAsked) return console.log(error.message);
    console.error(explain(error, subject, afterRestart));
    process.exitCode = 1;
  }
};
