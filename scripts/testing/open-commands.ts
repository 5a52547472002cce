import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../src/platform/db/testing/start-postgres.ts';
import { makeTemporaryFolder } from '../../src/platform/testing/make-temporary-folder.ts';
import { type CommandOutcome, runCommand } from '../lib/run-command.ts';

export const heading = 'Stock No,Make,Model,Year,DAP,Floor Plan Rate';

export const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').trim().split('\n');

export const run = (script: string, args: readonly string[], env: Record<string, string>): Promise<CommandOutcome> =>
  runCommand(process.execPath, [script, ...args], { quiet: true, env });

/** Call `start` first. Most commands use a PostgreSQL server, because the embedded database opens slowly. */
export const openCommands = (name: string) => {
  const files = makeTemporaryFolder(name);
  let postgres: TestPostgres | undefined;
  const onServer = () => ({ DATA_DIR: join(files, 'data'), DATABASE_URL: postgres?.url ?? '' });
  const runStock = (args: readonly string[]) => run('scripts/stock.ts', args, onServer());
  return {
    files,
    onServer,
    runStock,
    importInto: (...rest: readonly string[]) => runStock(['import', '--site', 'wattle-group', ...rest]),
    runDb: (args: readonly string[], env: Record<string, string> = onServer()) => run('scripts/db.ts', args, env),
    fileOf: (file: string, lines: readonly string[] = []): string => {
      const path = join(files, file);
      if (lines.length > 0) writeFileSync(path, `${lines.join('\n')}\n`);
      return path;
    },
    start: async (): Promise<void> => {
      postgres = await startPostgres();
      if (postgres === undefined) throw new Error('PostgreSQL is not installed.');
    },
    stop: () => postgres?.stop(),
  };
};
