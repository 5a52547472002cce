import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueOptions } from './create-fair-queue.ts';

interface Work {
  readonly key: string;
  readonly number: number;
  readonly end: (error?: Error) => void;
}

/** A queue whose work ends on request, with a record of what started. */
const createTrial = (options: FairQueueOptions) => {
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

const keysOf = (works: readonly Work[]): string => works.map(({ key }) => key).join('');

/** The keys of accepted work that has not started. */
const findWaitingKeys = async ({ asked, started, outcomes }: ReturnType<typeof createTrial>): Promise<string[]> => {
  const pending = { kind: 'pending' };
  const states = await Promise.all(outcomes.map((outcome) => Promise.race([outcome, pending])));
  const hasStarted = new Set(started.map(({ number }) => number));
  return asked.filter((_key, number) => states[number]?.kind === 'pending' && !hasStarted.has(number));
};

const endAll = async (trial: ReturnType<typeof createTrial>): Promise<void> => {
  while (trial.running.length > 0) {
    trial.running[0]?.end();
    await nextTurn();
  }
};

describe('createFairQueue', () => {
  it('gives up work that waits too long, and runs later work', async () => {
    const trial = createTrial({ maxRunning: 1, maxWaitingByKey: 2, maxWaitMs: 40 });
    trial.ask('a');
    trial.ask('a');
    trial.ask('a');
    expect(trial.queue.stats()).toEqual({ running: 1, waiting: 2 });
    expect(await Promise.all(trial.outcomes.slice(1))).toEqual([
      { kind: 'full', number: 1 },
      { kind: 'full', number: 2 },
    ]);
    expect(trial.queue.stats()).toEqual({ running: 1, waiting: 0 });
    trial.ask('a');
    await endAll(trial);
    expect(await trial.outcomes[3]).toEqual({ kind: 'done', number: 3 });
    expect(keysOf(trial.started)).toBe('aa');
  });

  it('returns or throws what the work does', async () => {
    const { run } = createFairQueue({ maxRunning: 1, maxWaitingByKey: 1 });
    expect(await run('a', async () => 7)).toEqual({ kind: 'done', value: 7 });
    await expect(run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const throwAtOnce = (): Promise<number> => {
      throw new Error('at once');
    };
    await expect(run('a', throwAtOnce)).rejects.toThrow('at once');
    expect(await run('a', async () => 8)).toEqual({ kind: 'done', value: 8 });
  });

  it('serves a new key next, however many of another wait', async () => {
    const trial = createTrial({ maxRunning: 1, maxWaitingByKey: 10 });
    for (const key of 'aaaaaab') trial.ask(key);
    await endAll(trial);
    expect(keysOf(trial.started)).toBe('abaaaaa');
  });

  it('serves keys in turn', async () => {
    const trial = createTrial({ maxRunning: 2, maxWaitingByKey: 10 });
    for (const key of 'aaaabbbbcc') trial.ask(key);
    await endAll(trial);
    expect(keysOf(trial.started)).toBe('aabcabcabb');
  });

  it('refuses only a key with too many waiting', async () => {
    const trial = createTrial({ maxRunning: 1, maxWaitingByKey: 2 });
    for (const key of 'aaaab') trial.ask(key);
    expect(await trial.outcomes[3]).toEqual({ kind: 'full', number: 3 });
    expect(trial.queue.stats()).toEqual({ running: 1, waiting: 3 });
    await endAll(trial);
    expect(keysOf(trial.started)).toBe('abaa');
    expect(trial.queue.stats()).toEqual({ running: 0, waiting: 0 });
  });

  it('serves urgent work first, but every fourth turn goes to other work', async () => {
    const trial = createTrial({ maxRunning: 1, maxWaitingByKey: 10 });
    for (const key of 'aaa') trial.ask(key);
    for (let urgent = 0; urgent < 5; urgent++) trial.ask('a', true);
    trial.ask('b');
    await endAll(trial);
    expect(trial.started.map(({ number }) => number)).toEqual([0, 8, 3, 4, 5, 1, 6, 7, 2]);
  });

  it('accepts urgent work of a full key, up to its own limit', async () => {
    const trial = createTrial({ maxRunning: 1, maxWaitingByKey: 2 });
    for (const key of 'aaaa') trial.ask(key);
    for (let urgent = 0; urgent < 3; urgent++) trial.ask('a', true);
    expect(await Promise.all([3, 6].map((at) => trial.outcomes[at]))).toEqual([
      { kind: 'full', number: 3 },
      { kind: 'full', number: 6 },
    ]);
    expect(trial.queue.stats()).toEqual({ running: 1, waiting: 4 });
    await endAll(trial);
    expect(trial.started.map(({ number }) => number)).toEqual([0, 4, 5, 1, 2]);
  });

  it('reserves slots for other keys', async () => {
    const trial = createTrial({ maxRunning: 3, maxRunningByKey: 2, maxWaitingByKey: 10 });
    for (const key of 'aaaabb') trial.ask(key);
    expect(keysOf(trial.running)).toBe('aab');
    await endAll(trial);
    expect(keysOf(trial.started)).toBe('aababa');
  });
});

describe('createFairQueue with a share of the time', () => {
  it('pauses a key that used its share, and resumes it later', async () => {
    const rests = new Map([['a', 20]]);
    const charged: string[] = [];
    const trial = createTrial({
      maxRunning: 1,
      maxWaitingByKey: 10,
      timeShare: {
        restMs: (key) => rests.get(key) ?? 0,
        charge: (key, workMs) => charged.push(`${key} ${workMs >= 0}`),
      },
    });
    for (const key of 'aab') trial.ask(key);
    expect(keysOf(trial.running)).toBe('b');
    trial.running[0]?.end();
    await nextTurn();
    expect([keysOf(trial.running), charged]).toEqual(['', ['b true']]);
    rests.clear();
    await expect.poll(() => keysOf(trial.running)).toBe('a');
    trial.ask('a');
    await endAll(trial);
    expect(trial.started.map(({ number }) => number)).toEqual([2, 0, 1, 3]);
    expect(trial.queue.stats()).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses a paused key with too many waiting', async () => {
    const trial = createTrial({
      maxRunning: 1,
      maxWaitingByKey: 1,
      timeShare: { restMs: () => 60_000, charge: () => undefined },
    });
    for (const key of 'aa') trial.ask(key);
    expect(await trial.outcomes[1]).toEqual({ kind: 'full', number: 1 });
  });
});

// More requests than completions, so that queues grow.
const steps = fc.array(
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('ask' as const), key: fc.constantFrom('a', 'b', 'c', 'd') }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('end' as const, 'fail' as const), at: fc.nat(7) }) },
  ),
  { minLength: 10, maxLength: 60 },
);

const bounds = fc.record({
  maxRunning: fc.integer({ min: 1, max: 4 }),
  maxRunningByKey: fc.integer({ min: 1, max: 4 }),
  maxWaitingByKey: fc.integer({ min: 0, max: 6 }),
});

type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

const takeStep = async ({ ask, running }: ReturnType<typeof createTrial>, step: Step): Promise<void> => {
  if (step.kind === 'ask') ask(step.key);
  else running[step.at % running.length]?.end(step.kind === 'fail' ? new Error('no') : undefined);
  await nextTurn();
};

describe('createFairQueue, for any sequence of work', () => {
  it('never exceeds its limits and never idles while work may run', async () => {
    await fc.assert(
      fc.asyncProperty(bounds, steps, async (options, list) => {
        const trial = createTrial(options);
        for (const step of list) {
          await takeStep(trial, step);
          const waiting = await findWaitingKeys(trial);
          expect(trial.queue.stats()).toEqual({ running: trial.running.length, waiting: waiting.length });
          expect(trial.running.length).toBeLessThanOrEqual(options.maxRunning);
          for (const key of 'abcd') {
            const ofKey = trial.running.filter((work) => work.key === key).length;
            expect(ofKey).toBeLessThanOrEqual(options.maxRunningByKey);
            const hasRoom = trial.running.length < options.maxRunning && ofKey < options.maxRunningByKey;
            if (hasRoom) expect(waiting).not.toContain(key);
          }
        }
        await endAll(trial);
      }),
      { numRuns: 200 },
    );
  });

  it('loses no work, keeps each key’s order, and refuses only beyond a key’s limit', async () => {
    await fc.assert(
      fc.asyncProperty(bounds, steps, async (options, list) => {
        const trial = createTrial(options);
        for (const step of list) await takeStep(trial, step);
        await endAll(trial);
        const ends = await Promise.all(trial.outcomes);
        const ran = ends.filter(({ kind }) => kind !== 'full').map(({ number }) => number);
        expect(trial.started.map(({ number }) => number).sort((a, b) => a - b)).toEqual(ran);
        for (const key of 'abcd') {
          const numbers = trial.started.filter((work) => work.key === key).map(({ number }) => number);
          expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        }
        const asked = list.filter(({ kind }) => kind === 'ask').length;
        if (asked <= options.maxWaitingByKey) expect(ran).toHaveLength(asked);
        expect(trial.queue.stats()).toEqual({ running: 0, waiting: 0 });
      }),
      { numRuns: 200 },
    );
  });

  it('serves a late key after at most one turn of each key that was never served', async () => {
    const flood = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 });
    const ends = fc.nat(20);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), flood, ends, async (maxRunning, keys, endsBefore) => {
        const trial = createTrial({ maxRunning, maxWaitingByKey: 100 });
        for (const key of keys) trial.ask(key);
        for (let at = 0; at < endsBefore; at++) {
          trial.running[0]?.end();
          await nextTurn();
        }
        const startedBefore = trial.started.map(({ key }) => key);
        trial.ask('late');
        await endAll(trial);
        const startedSince = trial.started.slice(startedBefore.length).map(({ key }) => key);
        const overtakers = startedSince.slice(0, startedSince.indexOf('late'));
        expect(overtakers).toEqual([...new Set(overtakers)]);
        expect(overtakers.filter((key) => startedBefore.includes(key))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
