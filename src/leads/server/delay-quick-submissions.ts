import { leastFillMs } from '../rules/submission-limits.ts';
import type { Submission, SubmissionOutcome } from './prepare-lead.ts';

type Submit<Site> = (site: Site, submission: Submission, now: Date) => Promise<SubmissionOutcome>;

export interface DelayOptions {
  readonly wait: (ms: number) => Promise<unknown>;
  /** Submissions that may wait at a time. */
  readonly maxWaiting?: number;
}

/** Each holds a connection, of which a process has thousands. */
const defaultMaxWaiting = 100;

/**
 * Holds back submissions sent faster than a person could type, then submits them again. Autofill users notice nothing and bots are
 * slowed down. When too many are waiting, returns `tooQuick` at once. @spec D.32
 */
export const delayQuickSubmissions = <Site>(
  submit: Submit<Site>,
  { wait, maxWaiting = defaultMaxWaiting }: DelayOptions,
): Submit<Site> => {
  let waiting = 0;
  return async (site, submission, now) => {
    const outcome = await submit(site, submission, now);
    if (outcome.kind !== 'tooQuick' || waiting >= maxWaiting) return outcome;
    const missingMs = leastFillMs - (submission.filledMs ?? 0);
    waiting += 1;
    await wait(missingMs).finally(() => {
      waiting -= 1;
    });
    return submit(site, { ...submission, filledMs: leastFillMs }, new Date(now.getTime() + missingMs));
  };
};
