import { globSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesInMemory } from './scripts/testing/keep-temporary-files-in-memory.ts';

/** Tests of code that the import rules keep pure. They leave nothing behind that could affect another test. */
const pure = ['src/lib/*/**/*.test.ts', 'src/*/{rules,view}/**/*.test.ts'];

keepTemporaryFilesInMemory();
// Many tests start processes, which would compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'forecourt-compile-cache');

/**
 * Files that leave nothing behind share a process. The setup file restores globals and environment variables after
 * each.
 */
const shared = { isolate: false, setupFiles: ['src/platform/testing/restore-stubs.ts'] };

const everything = '{src,demo,scripts,bench}/**/*.test.{ts,tsx}';

/** Matches tests that could affect other files, because they mock modules, use the environment or start processes. */
const leavesTraces = /vi\.(?:mock|doMock|resetModules)\(|process\.env|startServer|node:child_process/;

/** Matches tests that start PostgreSQL, one of our servers or another program. */
const startsPrograms =
  /testDatabases|startPostgres|openCommands|startServer|killed-run|reserving\/|ownership\/|node:child_process/;

const files = globSync(everything).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const listFiles = (matches: (found: (typeof files)[number]) => boolean): string[] =>
  files.filter(matches).map(({ file }) => file);

const isolated = listFiles(({ text }) => leavesTraces.test(text));
const starting = listFiles(({ text }) => startsPrograms.test(text));

export default defineConfig({
  // Doesn't inline SVG files, like the build (vite.config.ts).
  build: { assetsInlineLimit: 0 },
  test: {
    environment: 'node',
    execArgv: ['--import', './src/platform/speed-up-imports.ts'],
    // One more than the processors, because many tests wait for a server or a disk.
    maxWorkers: availableParallelism() + 1,
    globalSetup: ['src/platform/testing/sweep-temporary-folders.ts', 'src/platform/testing/copy-template.ts'],
    reporters: ['default', './scripts/testing/vitest-refusal-reporter.ts'],
    allowOnly: false,
    expect: { requireAssertions: true },
    testTimeout: 20_000,
    // The first hook that needs a database template makes it, perhaps on a busy machine.
    hookTimeout: 120_000,
    projects: [
      // Projects run in the order of their names, so the slowest start early. Shared files share a worker's process,
      // because a process for each file took five times as long.
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
