import { setImmediate as nextTurn } from 'node:timers/promises';
import { createFairQueue, type FairQueueOptions } from '../create-fair-queue.ts';

interface Work {
  readonly key: string;
  readonly number: number;
  readonly end: (error?: Error) => void;
}

export const createTrial = (options: FairQueueOptions) => {
  const queue = createFairQueue(options);
  const started: Work[] = [];
  const running: Work[] = [];
  const asked: string[] = [];
  const outcomes: Promise<{ readonly kind: string; readonly number: number }>[] = [];
  const ask = (key: string, isUrgent = false): void => {
    const number = asked.length;
    asked.push(key);
    const outcome = queue.run(
      key,
      () =>
        new Promise<number>((resolve, reject) => {
          const work: Work = {
            key,
            number,
            end: (error) => {
              running.splice(running.indexOf(work), 1);
              if (error === undefined) resolve(number);
              else reject(error);
            },
          };
          started.push(work);
          running.push(work);
        }),
      { isUrgent },
    );
    outcomes.push(
      outcome.then(
        ({ kind }) => ({ kind, number }),
        () => ({ kind: 'failed', number }),
      ),
    );
  };
  return { queue, asked, started, running, outcomes, ask };
};

export const keysOf = (works: readonly Work[]): string => works.map(({ key }) => key).join('');

export const findWaitingKeys = async ({
  asked,
  started,
  outcomes,
}: ReturnType<typeof createTrial>): Promise<string[]> => {
  const pending = { kind: 'pending' };
  const states = await Promise.all(outcomes.map((outcome) => Promise.race([outcome, pending])));
  const hasStarted = new Set(started.map(({ number }) => number));
  return asked.filter((_key, number) => states[number]?.kind === 'pending' && !hasStarted.has(number));
};

export const endAll = async (trial: ReturnType<typeof createTrial>): Promise<void> => {
  while (trial.running.length > 0) {
    trial.running[0]?.end();
    await nextTurn();
  }
};
