import { fingerprintError, listFrames } from './fingerprint-error.ts';

export interface ErrorReport {
  readonly fingerprint: string;
  /** Class of the error. The message is left out: it may hold what a shopper typed. */
  readonly name: string;
  readonly code: string | null;
  readonly frames: readonly string[];
  /** ISO moment. */
  readonly at: string;
  readonly version: string;
  readonly commit: string | null;
}

export interface ErrorReporterOptions {
  /** Without one, errors are only counted. */
  readonly url: string | undefined;
  readonly version: Pick<ErrorReport, 'version' | 'commit'>;
  readonly post?: (url: string, body: string) => Promise<unknown>;
  readonly readClockMs?: () => number;
}

export interface ErrorReporter {
  readonly note: (error: Error) => void;
  /** Errors since the start by fingerprint. */
  readonly counts: () => ReadonlyMap<string, number>;
}

/** Further fingerprints are counted together, so that errors can't fill the memory or the metrics. */
const maxFingerprints = 100;
const others = 'others';
/** The same error is reported once an hour. */
const repeatMs = 3_600_000;
const maxReportsAMinute = 10;
const timeoutMs = 5_000;

const postJson = (url: string, body: string): Promise<unknown> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Counts errors by fingerprint, and posts new ones. A report that can't be posted is lost; the log has the error. */
export const createErrorReporter = ({
  url,
  version,
  post = postJson,
  readClockMs = Date.now,
}: ErrorReporterOptions): ErrorReporter => {
  const counts = new Map<string, number>();
  const reportedAtMs = new Map<string, number>();
  let minute = 0;
  let reportsThisMinute = 0;

  const isToReport = (fingerprint: string, nowMs: number): boolean => {
    if (nowMs - (reportedAtMs.get(fingerprint) ?? Number.NEGATIVE_INFINITY) < repeatMs) return false;
    const thisMinute = Math.floor(nowMs / 60_000);
    if (thisMinute !== minute) reportsThisMinute = 0;
    minute = thisMinute;
    return reportsThisMinute < maxReportsAMinute;
  };

  return {
    note: (error) => {
      const found = fingerprintError(error);
      const fingerprint = counts.has(found) || counts.size < maxFingerprints ? found : others;
      counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
      const nowMs = readClockMs();
      if (url === undefined || !isToReport(fingerprint, nowMs)) return;
      reportedAtMs.set(fingerprint, nowMs);
      reportsThisMinute += 1;
      const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
      const at = new Date(nowMs).toISOString();
      const report: ErrorReport = { fingerprint, name: error.name, code, frames: listFrames(error), at, ...version };
      void post(url, JSON.stringify(report)).catch(() => undefined);
    },
    counts: () => counts,
  };
};
