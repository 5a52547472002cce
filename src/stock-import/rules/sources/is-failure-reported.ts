import { dayMs } from '#src/lib/durations.ts';

export interface SourceFailure {
  /** Consecutive failures, including this one. */
  readonly failures: number;
  /** When the dealer was last notified of these failures; null before the first report. */
  readonly lastReportedMs: number | null;
  readonly nowMs: number;
}

/** A server can be unavailable for a moment, so the first two failures aren't reported. */
const firstReported = 3;

/** True if a failure should be reported to the dealer: from the third in a row, once a day. */
export const isFailureReported = ({ failures, lastReportedMs, nowMs }: SourceFailure): boolean =>
  failures >= firstReported && (lastReportedMs === null || nowMs - lastReportedMs >= dayMs);
