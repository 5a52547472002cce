import { dayMs } from '#src/lib/durations.ts';

export interface SourceFailure {
  readonly failures: number;
  readonly lastReportedMs: number | null;
  readonly nowMs: number;
}

/** Minimum number of consecutive failures before a report. Servers can be unavailable for a moment. */
const firstReported = 3;

export const isFailureReported = ({ failures, lastReportedMs, nowMs }: SourceFailure): boolean =>
  failures >= firstReported && (lastReportedMs === null || nowMs - lastReportedMs >= dayMs);
