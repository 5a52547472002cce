import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest, formatCounts, isPassed } from './counts.ts';

describe('countVitest', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };

  it('counts skipped and todo tests as skipped', () => {
    const counts = countVitest(1, { ...report, numFailedTests: 2, numPendingTests: 3, numTodoTests: 4 });
    expect(counts).toEqual({ passed: 5, failed: 2, skipped: 7 });
  });

  it('counts a failure when the run failed without a failed test', () => {
    expect(countVitest(1, report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(countVitest(1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('countPlaywright', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

  it('counts a flaky test as failed', () => {
    const counts = countPlaywright(1, { stats: { ...stats, unexpected: 1, flaky: 1, skipped: 3 } });
    expect(counts).toEqual({ passed: 5, failed: 2, skipped: 3 });
  });

  it('counts a failure when the run failed without a failed test', () => {
    expect(countPlaywright(1, { stats })).toEqual({ passed: 5, failed: 1, skipped: 0 });
    expect(countPlaywright(1, undefined)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

it('names skipped tests only if there are any', () => {
  const clean = { passed: 5, failed: 0, skipped: 0 };
  expect(formatCounts(addCounts([clean, { passed: 2, failed: 1, skipped: 0 }]))).toBe('7 passed, 1 failed');
  expect(formatCounts(addCounts([clean, { passed: 2, failed: 0, skipped: 3 }]))).toBe('7 passed, 0 failed, 3 skipped');
});

it('passes a run only when every test ran and passed', () => {
  expect(isPassed({ passed: 1, failed: 0, skipped: 0 })).toBe(true);
  expect(isPassed({ passed: 1, failed: 1, skipped: 0 })).toBe(false);
  expect(isPassed({ passed: 1, failed: 0, skipped: 1 })).toBe(false);
});
