import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createFairQueue } from './create-fair-queue.ts';
import { createTrial, endAll, keysOf } from './testing/create-trial.ts';

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
