import { setTimeout as wait } from 'node:timers/promises';
import { DataDirLockedError } from './data-dir-lock.ts';

export interface LockWait {
  /** Called once, when the wait begins. `message` says what we wait for. */
  readonly onWait: (message: string) => void;
  /** True if the process that has the lock is worth waiting for. */
  readonly isBrief?: (error: DataDirLockedError) => boolean;
  readonly maxSeconds?: number;
}

const pauseMs = 250;

/**
 * Repeats `attempt` while the data folder is locked, because a command locks it for seconds only. Throws
 * DataDirLockedError after `maxSeconds` (30 by default), or at once if `isBrief` returns false.
 */
export const retryWhileLocked = async <Result>(
  attempt: () => Promise<Result>,
  { onWait, isBrief = () => true, maxSeconds = 30 }: LockWait,
): Promise<Result> => {
  const endMs = Date.now() + maxSeconds * 1000;
  let isTold = false;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DataDirLockedError) || !isBrief(error) || Date.now() >= endMs) throw error;
      if (!isTold) onWait(`${error.reason} Waiting up to ${maxSeconds} seconds for it ...`);
      isTold = true;
      await wait(pauseMs);
    }
  }
};
