import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { runCommand } from '../../lib/run-command.ts';

export const lintPlanted = async (
  root: string,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  for (const name of ['biome.json', '.gitignore', 'scripts/lint']) cpSync(name, join(root, name), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', `--config-path=${root}`, join(root, 'src')];
  const { output } = await runCommand(resolve('node_modules/.bin/biome'), args, { quiet: true });
  return output.split('\n');
};
