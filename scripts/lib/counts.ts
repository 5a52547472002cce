/** What came of the checks or tests of one runner. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/** A runner that ends badly without naming a test that is to blame still counts as one failure. */
const blame = (exitCode: number, counts: Counts): Counts =>
  exitCode !== 0 && isPassed(counts) ? { ...counts, failed: 1 } : counts;

/** Whether every test ran and passed. */
export const isPassed = ({ failed, skipped }: Counts): boolean => failed === 0 && skipped === 0;

/** The counts of a run of Vitest; without a report when it wrote none. */
export const countVitest = (exitCode: number, report: VitestReport | undefined): Counts => {
  if (report === undefined) return blame(exitCode, none);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  return blame(exitCode, { passed, failed, skipped: numPendingTests + numTodoTests });
};

/** The counts of a run of Playwright; without a report when it wrote none. */
export const countPlaywright = (exitCode: number, report: PlaywrightReport | undefined): Counts => {
  if (report === undefined) return blame(exitCode, none);
  const { expected: passed, unexpected, flaky, skipped } = report.stats;
  return blame(exitCode, { passed, failed: unexpected + flaky, skipped });
};

/** The counts of many runners together. */
export const addCounts = (all: readonly Counts[]): Counts => {
  const total = (key: keyof Counts): number => all.reduce((sum, counts) => sum + counts[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
};

/** The last line of `npm test`, as CI reads it. */
export const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
