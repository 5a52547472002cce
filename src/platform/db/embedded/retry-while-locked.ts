import { setTimeout as wait } from 'node:timers/promises';
import { DataDirLockedError } from './data-dir-lock.ts';

export interface LockWait {
  readonly onWait: (message: string) => void;
  readonly isBrief?: (error: DataDirLockedError) => boolean;
  readonly maxSeconds?: number;
}

const pauseMs = 250;

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
