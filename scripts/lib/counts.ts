export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

const blame = (exitCode: number, counts: Counts): Counts =>
  exitCode !== 0 && isPassed(counts) ? { ...counts, failed: 1 } : counts;

export const isPassed = ({ failed, skipped }: Counts): boolean => failed === 0 && skipped === 0;

export const countVitest = (exitCode: number, report: VitestReport | undefined): Counts => {
  if (report === undefined) return blame(exitCode, none);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  return blame(exitCode, { passed, failed, skipped: numPendingTests + numTodoTests });
};

/** `failed` includes flaky tests. */
export const countPlaywright = (exitCode: number, report: PlaywrightReport | undefined): Counts => {
  if (report === undefined) return blame(exitCode, none);
  const { expected: passed, unexpected, flaky, skipped } = report.stats;
  return blame(exitCode, { passed, failed: unexpected + flaky, skipped });
};

export const addCounts = (all: readonly Counts[]): Counts => {
  const total = (key: keyof Counts): number => all.reduce((sum, counts) => sum + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
};

export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
