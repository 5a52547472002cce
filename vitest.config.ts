import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'demo/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    environment: 'node',
    globalSetup: ['src/platform/testing/sweep-temporary-folders.ts'],
    reporters: ['default', './scripts/testing/vitest-refusal-reporter.ts'],
    allowOnly: false,
    expect: { requireAssertions: true },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
