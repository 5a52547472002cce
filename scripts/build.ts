// `npm run build`: builds the pages for browser and server, compresses the browser's files, and bundles the server.
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { markBuildCurrent } from './lib/build-stamp.ts';
import { formatUsage } from './lib/format-usage.ts';
import { answerHelp } from './lib/read-command-line.ts';
import { reportErrors } from './lib/report-errors.ts';
import { type CommandOutcome, runCommand } from './lib/run-command.ts';

const pageAssets = 'build/client/assets';

/** Chunks in which nearly every function runs while a page starts. */
const startingChunk = /^(?:react|shared|(?:home|search|vehicle)-page)-[\w-]+\.js$/;

/**
 * Adds a comment that makes Chromium compile a file on another thread while the file loads. The comment must come first
 * in the file, and the bundler doesn't put a banner there.
 */
const addCompileHints = async (): Promise<void> => {
  const names = (await readdir(pageAssets)).filter((name) => startingChunk.test(name));
  if (names.length === 0) throw new Error('The build wrote none of the chunks that start a page.');
  for (const name of names) {
    const path = `${pageAssets}/${name}`;
    await writeFile(path, `//# allFunctionsCalledOnLoad\n${await readFile(path, 'utf8')}`);
  }
};

const compressAssets = async (assetsDir: string): Promise<void> => {
  const names = (await readdir(assetsDir)).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const body = await readFile(`${assetsDir}/${name}`);
      await writeFile(`${assetsDir}/${name}.br`, await promisify(brotliCompress)(body));
      await writeFile(`${assetsDir}/${name}.gz`, await promisify(gzip)(body, { level: 9 }));
    }),
  );
};

const withoutGit: CommandOutcome = { exitCode: 1, output: '' };

const writeVersion = async (): Promise<void> => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { readonly version: string };
  const { exitCode, output } = await runCommand('git', ['rev-parse', 'HEAD'], { quiet: true }).catch(() => withoutGit);
  const commit = exitCode === 0 ? output.trim() : null;
  await writeFile('build/version.json', JSON.stringify({ version, commit, builtAt: new Date().toISOString() }));
};

const pageBuilder = 'node_modules/.bin/react-router';
const serverBuilder = 'node_modules/.bin/vite';

export class BuildToolsMissingError extends Error {
  override readonly name = 'BuildToolsMissingError';
  constructor() {
    super(
      'build/ was not built from these sources, and the build tools are not installed. ' +
        'Run "npm ci && npm run build" first; "npm ci --omit=dev" may follow.',
    );
  }
}

/** Runs a build tool as a separate process, so that this process's environment stays unchanged. */
const runBuilder = async (command: string, args: readonly string[]): Promise<void> => {
  const { exitCode, output } = await runCommand(command, args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (exitCode !== 0) throw new Error(`The build failed:\n${output}`);
};

export const build = async (): Promise<void> => {
  if (!existsSync(pageBuilder)) throw new BuildToolsMissingError();
  // The builds can't run at the same time, because the first one empties build/.
  await runBuilder(pageBuilder, ['build']);
  await runBuilder(pageBuilder, ['build', 'src/app/console', '--config', resolve('vite.console.config.ts')]);
  await runBuilder(serverBuilder, ['build', '--config', 'vite.host.config.ts']);
  await addCompileHints();
  await compressAssets(pageAssets);
  await compressAssets('build/console/client/assets');
  await writeVersion();
  markBuildCurrent();
};

if (import.meta.main) {
  answerHelp(
    formatUsage({
      summary: 'Builds the pages and the server into build/.',
      calls: ['npm run build'],
      example: 'npm run build',
    }),
  );
  await reportErrors(async () => {
    const startedMs = performance.now();
    await build();
    console.log(`Built into build/ in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`);
  });
}
