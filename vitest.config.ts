import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Pure functions by the walls of the slices: a test of one leaves nothing behind that another could find. */
const pure = ['src/lib/*/**/*.test.ts', 'src/*/{rules,view}/**/*.test.ts'];

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
          name: 'whole',
          include: ['{src,demo,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: pure,
        },
      },
    ],
  },
});
