import type { DatabaseService } from '../../src/platform/db/database.ts';
import type { DatabaseUnavailableError } from '../../src/platform/db/database-unavailable-error.ts';
import type { DataDirLockedError } from '../../src/platform/db/embedded/data-dir-lock.ts';
import { assertFoldersExist } from '../../src/platform/env/assert-folders-exist.ts';
import { type Env, readEnv } from '../../src/platform/env.ts';
import type { SiteSource } from '../../src/sites/server/site-source.ts';
import { assertDatabaseExists } from './assert-database-exists.ts';
import { reportErrors } from './report-errors.ts';

export interface AdminContext {
  readonly database: DatabaseService;
  readonly sites: SiteSource;
  readonly now: Date;
  readonly print: (line: string) => void;
}

interface AdminCommand<Args> {
  /** The rows that the command works on, as the start of a sentence: 'The leads'. */
  readonly subject: string;
  /** What the server does with the command's rows when it restarts, as the end of a sentence. */
  readonly afterRestart?: string;
  /** Throws on a wrong argument. Called before anything is opened. */
  readonly readArguments: () => Args;
  readonly run: (args: Args, context: AdminContext, env: Env) => Promise<void>;
}

const explainLock = (subject: string, dataDir: string, afterRestart: string | undefined): string =>
  `${subject} are in ${dataDir}, which another process has open: most likely the server. The embedded database serves one process at a time.
Stop the server, run this command, and start the server again${afterRestart === undefined ? '' : `: ${afterRestart}`}.
If you can't stop the server, move to PostgreSQL (DATABASE_URL), which allows this command while the server is running.`;

/** Compares names, because importing the class would load the database's packages even for --help. */
const isNamed = <E extends Error>(error: unknown, name: E['name']): error is E =>
  error instanceof Error && error.name === name;

const explain = (error: unknown, subject: string, afterRestart: string | undefined): string => {
  if (isNamed<DataDirLockedError>(error, 'DataDirLockedError'))
    return explainLock(subject, error.dataDir, afterRestart);
  if (isNamed<DatabaseUnavailableError>(error, 'DatabaseUnavailableError'))
    return `${error.message}\n${subject} are on the server in DATABASE_URL: check that it's running.`;
  return error instanceof Error ? error.message : String(error);
};

export const runAdminCommand = <Args>({
  subject,
  afterRestart,
  readArguments,
  run,
}: AdminCommand<Args>): Promise<void> =>
  reportErrors(
    async () => {
      const args = readArguments();
      const env = readEnv();
      assertFoldersExist(env);
      assertDatabaseExists(env);
      // Imports these modules only now, because that takes seconds. Neither --help nor a wrong argument should wait for
      // them.
      const { openDatabase } = await import('../../src/platform/db/open-database.ts');
      const { runMigrations } = await import('../../src/platform/db/run-migrations.ts');
      const { openSiteSource } = await import('../../src/app/host/open-site-source.ts');
      const database = await openDatabase({ url: env.DATABASE_URL, dataDir: env.DATA_DIR });
      try {
        await runMigrations(database);
        const { source: sites } = openSiteSource(env, database);
        await run(args, { database, sites, now: new Date(), print: console.log }, env);
      } finally {
        await database.close();
      }
    },
    (error) => explain(error, subject, afterRestart),
  );
