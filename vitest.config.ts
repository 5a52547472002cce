import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Drawings stay files, as in what is built (vite.config.ts).
  build: { assetsInlineLimit: 0 },
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    environment: 'node',
    // Of two processors the runner itself would leave one free; much of what runs here waits for a server or a disk.
    maxWorkers: availableParallelism(),
    globalSetup: ['src/platform/testing/sweep-temporary-folders.ts'],
    reporters: ['default', './scripts/testing/vitest-refusal-reporter.ts'],
    allowOnly: false,
    expect: { requireAssertions: true },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
