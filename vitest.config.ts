import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/testing/keep-temporary-files-in-memory.ts';

/** Pure functions by the walls of the slices: a test of one leaves nothing behind that another could find. */
const pure = ['src/lib/*/**/*.test.ts', 'src/*/{rules,view}/**/*.test.ts'];

keepTemporaryFilesInMemory();
// Many tests start processes, which would compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'forecourt-compile-cache');

/** Files that leave nothing behind share a process, and find its globals and environment as they were. */
const shared = { isolate: false, setupFiles: ['src/platform/testing/restore-stubs.ts'] };

const everything = '{src,demo,scripts,bench}/**/*.test.{ts,tsx}';

/** Tests that change what other files would find: modules, the environment, or processes that they start. */
const leavesTraces = /vi\.(?:mock|doMock|resetModules)\(|process\.env|startServer|node:child_process/;

/** Tests that start PostgreSQL, a server of ours or another program. */
const startsPrograms = /testDatabases|startPostgres|startServer|killed-run|reserving\/|ownership\/|node:child_process/;

const files = globSync(everything).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const listFiles = (matches: (found: (typeof files)[number]) => boolean): string[] =>
  files.filter(matches).map(({ file }) => file);

/** Tests of the host open whole servers. */
const isIsolated = ({ file, text }: (typeof files)[number]): boolean =>
  file.startsWith('src/app/host/') || leavesTraces.test(text);

const isolated = listFiles(isIsolated);
const starting = listFiles(({ text }) => startsPrograms.test(text));

export default defineConfig({
  // Drawings stay files, as in what is built (vite.config.ts).
  build: { assetsInlineLimit: 0 },
  test: {
    environment: 'node',
    execArgv: ['--import', './src/platform/speed-up-imports.ts'],
    // Much of what runs here waits for a server or a disk.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ['src/platform/testing/sweep-temporary-folders.ts', 'src/platform/testing/copy-template.ts'],
    reporters: ['default', './scripts/testing/vitest-refusal-reporter.ts'],
    allowOnly: false,
    expect: { requireAssertions: true },
    testTimeout: 20_000,
    // The first hook that needs a template makes it, perhaps on a busy machine.
    hookTimeout: 120_000,
    projects: [
      // They run in the order of their names, so the slowest start early. A worker for all shared files: one a file took five times as long.
      { extends: true, test: { name: 'databases', include: starting, exclude: isolated, ...shared } },
      { extends: true, test: { name: 'isolated', include: isolated, exclude: [...pure, ...starting] } },
      { extends: true, test: { name: 'processes', include: isolated.filter((file) => starting.includes(file)) } },
      { extends: true, test: { name: 'pure', include: pure, exclude: isolated, isolate: false } },
      {
        extends: true,
        test: { name: 'shared', include: [everything], exclude: [...pure, ...isolated, ...starting], ...shared },
      },
    ],
  },
});
