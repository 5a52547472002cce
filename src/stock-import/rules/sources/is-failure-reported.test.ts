import { describe, expect, it } from 'vitest';
import { dayMs } from '#src/lib/durations.ts';
import { isFailureReported } from './is-failure-reported.ts';

const nowMs = Date.parse('2026-11-25T00:00:00Z');

describe('isFailureReported', () => {
  it.each([
    [1, null, false],
    [2, null, false],
    [3, null, true],
    [4, 5 * 60_000, false],
    [40, dayMs - 1, false],
    [41, dayMs, true],
  ])('after %i failures, last reported %s ms ago: %s', (failures, agoMs, isReported) => {
    const lastReportedMs = agoMs === null ? null : nowMs - agoMs;
    expect(isFailureReported({ failures, lastReportedMs, nowMs })).toBe(isReported);
  });
});
