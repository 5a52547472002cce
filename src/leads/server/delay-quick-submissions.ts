import { leastFillMs } from '../rules/submission-limits.ts';
import type { FormService } from './submit-lead.ts';

export interface DelayOptions {
  readonly wait: (ms: number) => Promise<unknown>;
  /** Forms that may wait at a time. */
  readonly maxWaiting?: number;
}

/** Each keeps a connection, of which a process has thousands. */
const defaultMaxWaiting = 100;

/**
 * A desk that answers a form which came too quickly once a person's time is over: whose browser filled it in for them notices
 * nothing, and programs get on slowly. Where too many wait already, the form is asked for once more.
 * @spec D.32
 */
export const delayQuickSubmissions = <Site>(
  service: FormService<Site>,
  { wait, maxWaiting = defaultMaxWaiting }: DelayOptions,
): FormService<Site> => {
  let waiting = 0;
  return {
    take: async (site, submission, now) => {
      const outcome = await service.take(site, submission, now);
      if (outcome.kind !== 'tooQuick' || waiting >= maxWaiting) return outcome;
      const missingMs = leastFillMs - (submission.filledMs ?? 0);
      waiting += 1;
      await wait(missingMs).finally(() => {
        waiting -= 1;
      });
      return service.take(site, { ...submission, filledMs: leastFillMs }, new Date(now.getTime() + missingMs));
    },
  };
};
