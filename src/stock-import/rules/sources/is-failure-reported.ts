import { dayMs } from '#src/lib/durations.ts';

export interface SourceFailure {
  /** Consecutive failures, including this one. */
  readonly failures: number;
  /** When the dealer last heard of these failures; null before the first report. */
  readonly lastReportedMs: number | null;
  readonly nowMs: number;
}

/** A server may be away for a moment, so the dealer hears of the third failure in a row. */
const firstReported = 3;

/** True when the dealer should hear of a failure: from the third in a row, once a day. */
export const isFailureReported = ({ failures, lastReportedMs, nowMs }: SourceFailure): boolean =>
  failures >= firstReported && (lastReportedMs === null || nowMs - lastReportedMs >= dayMs);
