import { setTimeout as wait } from 'node:timers/promises';

export interface CoalescedRuns {
  /** Starts a run. While a run of the same key is in progress, any number of calls add one run after it. */
  readonly ask: (key: string) => void;
  readonly stop: () => void;
  readonly waitForAll: () => Promise<void>;
}

/** @param leastMs the minimum time from the start of a run to the start of the run added during it */
export const coalesceRuns = (
  run: (key: string) => Promise<void>,
  leastMs: number,
  onProblem: (error: unknown) => void,
): CoalescedRuns => {
  let isStopped = false;
  const running = new Map<string, { readonly state: { isAsked: boolean }; readonly ended: Promise<void> }>();
  const runWhileAsked = async (key: string, state: { isAsked: boolean }): Promise<void> => {
    while (state.isAsked && !isStopped) {
      state.isAsked = false;
      const startMs = performance.now();
      try {
        await run(key);
      } catch (error) {
        onProblem(error);
      }
      if (state.isAsked && !isStopped) await wait(Math.max(0, startMs + leastMs - performance.now()));
    }
    running.delete(key);
  };
  return {
    ask: (key) => {
      const known = running.get(key);
      if (known !== undefined) {
        known.state.isAsked = true;
        return;
      }
      const state = { isAsked: true };
      running.set(key, { state, ended: runWhileAsked(key, state) });
    },
    stop: () => {
      isStopped = true;
    },
    waitForAll: async () => {
      await Promise.all([...running.values()].map(({ ended }) => ended));
    },
  };
};
