import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTrial, endAll, findWaitingKeys } from './testing/create-trial.ts';

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
