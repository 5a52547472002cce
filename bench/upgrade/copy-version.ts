import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '../../scripts/lib/run-command.ts';

const shared = [
  'node_modules',
  'sites',
  'media',
  'demo',
  'package-lock.json',
  'vite.config.ts',
  'vite.console.config.ts',
  'vite.host.config.ts',
  'react-router.config.ts',
];
const migrations = 'src/platform/db/migrations';

export const copyNextVersion = async (folder: string, sql: string): Promise<void> => {
  mkdirSync(folder);
  for (const name of shared) symlinkSync(resolve(name), join(folder, name));
  // Copies code, because modules are found by their real paths and links would run the old version.
  for (const name of ['src', 'scripts', 'build', 'package.json']) cpSync(name, join(folder, name), { recursive: true });
  const journalFile = join(folder, migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  const [last] = journal.entries.slice(-1);
  const tag = `${String(last.idx + 1).padStart(4, '0')}_next_version`;
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, migrations, `${tag}.sql`), sql);
  // Marks the build as current, because only a migration is new and the pages are the same.
  const stamp = pathToFileURL(resolve('scripts/lib/build-stamp.ts')).href;
  const mark = `process.chdir(${JSON.stringify(folder)}); (await import('${stamp}')).markBuildCurrent();`;
  await runCommand(process.execPath, ['--input-type=module', '-e', mark], { quiet: true });
};
