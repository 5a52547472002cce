import { dayMs } from '#src/lib/durations.ts';

export interface SourceFailure {
  readonly failures: number;
  readonly lastReportedMs: number | null;
  readonly nowMs: number;
}

/** Servers can be unavailable for a moment, so the first two failures aren't reported. */
const firstReported = 3;

export const isFailureReported = ({ failures, lastReportedMs, nowMs }: SourceFailure): boolean =>
  failures >= firstReported && (lastReportedMs === null || nowMs - lastReportedMs >= dayMs);
