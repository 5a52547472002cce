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

const everything = '{src,demo,scripts,bench}/**/*.test.{ts,tsx}';

/** Tests that change what other files would find: modules, the environment, or processes that they start. */
const leavesTraces = /vi\.(?:mock|doMock|resetModules)\(|process\.env|startServer|node:child_process/;

/** Tests that leave nothing behind. They share their modules, which takes half the time. Those of the host open whole servers. */
const shared = globSync(everything, { exclude: ['src/app/host/**'] }).filter(
  (file) => !leavesTraces.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  // Drawings stay files, as in what is built (vite.config.ts).
  build: { assetsInlineLimit: 0 },
  test: {
    environment: 'node',
    // Of two processors the runner itself would leave one free; much of what runs here waits for a server or a disk.
    maxWorkers: availableParallelism(),
    globalSetup: ['src/platform/testing/sweep-temporary-folders.ts', 'src/platform/testing/copy-template.ts'],
    reporters: ['default', './scripts/testing/vitest-refusal-reporter.ts'],
    allowOnly: false,
    expect: { requireAssertions: true },
    testTimeout: 20_000,
    // The first hook that needs a template makes it, perhaps on a busy machine.
    hookTimeout: 120_000,
    projects: [
      // A worker for all of them: one a file took five times as long.
      { extends: true, test: { name: 'pure', include: pure, isolate: false } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared,
          exclude: pure,
          isolate: false,
          setupFiles: ['src/platform/testing/restore-stubs.ts'],
        },
      },
      { extends: true, test: { name: 'whole', include: [everything], exclude: [...pure, ...shared] } },
    ],
  },
});
