import { cpSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildConfigs, isBuiltSource } from '../lib/build-stamp.ts';
import { runTool } from './run-tool.ts';

const rootFiles = ['package.json', 'package-lock.json', '.npmrc', ...buildConfigs, 'LICENSE'];

/**
 * Files for editors and debuggers, a compiler that is only a peer dependency, and the package `node`, whose program has
 * been copied out of it.
 */
const unused = ['node_modules/**/*.{map,d.ts,d.mts,d.cts}', 'node_modules/{typescript,@typescript,node}'];

const listAppFiles = async (): Promise<readonly string[]> => {
  const listed = await runTool('git', ['ls-files', 'src', 'scripts']);
  return [...rootFiles, ...listed.split('\n').filter(isBuiltSource)];
};

export const stageApp = async (folder: string): Promise<void> => {
  const app = join(folder, 'app');
  for (const file of await listAppFiles()) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    cpSync(file, join(app, file), { preserveTimestamps: true });
  }
  cpSync('build', join(app, 'build'), { recursive: true, preserveTimestamps: true });
  await runTool('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--prefix', app]);
  cpSync(join(app, 'node_modules/node/bin/node'), join(folder, 'node'));
  for (const path of globSync(unused, { cwd: app })) rmSync(join(app, path), { recursive: true, force: true });
};
