import { listFrames, readCode } from './fingerprint-error.ts';

export interface ErrorReport {
  readonly fingerprint: string;
  /** The error's class. Reports omit the error's message, because it can contain what a shopper typed. */
  readonly name: string;
  readonly code: string | null;
  readonly frames: readonly string[];
  readonly at: string;
  readonly version: string;
  readonly commit: string | null;
}

export interface ErrorReporterOptions {
  readonly url: string | undefined;
  readonly version: Pick<ErrorReport, 'version' | 'commit'>;
  readonly post?: (url: string, body: string) => Promise<unknown>;
  readonly readClockMs?: () => number;
}

export interface ErrorReporter {
  readonly note: (error: Error, fingerprint: string) => void;
  readonly counts: () => ReadonlyMap<string, number>;
}

/** Maximum number of fingerprints. Further ones are counted together, so that errors can't fill the memory. */
const maxFingerprints = 100;
const others = 'others';
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

export const createErrorReporter = ({
  url,
  version,
  post = postJson,
  readClockMs = Date.now,
}: ErrorReporterOptions): ErrorReporter => {
  const counts = new Map<string, number>();
  const reportedAtMs = new Map<string, number>();

  const isToReport = (fingerprint: string, nowMs: number): boolean => {
    const lastMs = reportedAtMs.get(fingerprint) ?? Number.NEGATIVE_INFINITY;
    const inTheLastMinute = [...reportedAtMs.values()].filter((timeMs) => nowMs - timeMs < 60_000);
    return nowMs - lastMs >= repeatMs && inTheLastMinute.length < maxReportsAMinute;
  };

  return {
    note: (error, found) => {
      const fingerprint = counts.has(found) || counts.size < maxFingerprints ? found : others;
      counts.set(fingerprint, (counts.get(fingerprint) ?? 0) + 1);
      const nowMs = readClockMs();
      if (url === undefined || !isToReport(fingerprint, nowMs)) return;
      reportedAtMs.set(fingerprint, nowMs);
      const report: ErrorReport = {
        fingerprint,
        name: error.name,
        code: readCode(error),
        frames: listFrames(error),
        at: new Date(nowMs).toISOString(),
        ...version,
      };
      void post(url, JSON.stringify(report)).catch(() => undefined);
    },
    counts: () => counts,
  };
};
