import { describe, expect, it } from 'vitest';
import { createThreadBudget } from './thread-budget.ts';

/** Clocks that stand still until they are told to go on. */
const makeClocks = () => {
  const at = { wallMs: 5000, threadMs: 300 };
  let looks = 0;
  return {
    looks: () => looks,
    goOn: (wallMs: number, threadMs: number) => {
      at.wallMs += wallMs;
      at.threadMs += threadMs;
    },
    clocks: {
      wallMs: () => at.wallMs,
      threadMs: () => {
        looks += 1;
        return at.threadMs;
      },
    },
  };
};

/** Keeps the thread without using the processor, as other work on a busy machine does. */
const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};
const workFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('a budget of processor time', () => {
  it('is not spent by the time that others have the processor', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    for (let time = 0; time < 39; time += 1) {
      goOn(100, 20);
      expect(budget.isSpent()).toBe(false);
    }
    expect(budget.leftMs()).toBe(220);
  });

  it('is spent once the processor time is, however long that took', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    goOn(1500, 999);
    expect(budget.isSpent()).toBe(false);
    goOn(100, 1);
    expect(budget.isSpent()).toBe(true);
  });

  it('is spent after four times as long, whoever had the processor: others wait for the thread', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    goOn(3999, 10);
    expect(budget.isSpent()).toBe(false);
    goOn(1, 0);
    expect(budget.isSpent()).toBe(true);
  });

  it('is spent on time where the thread has the processor to itself', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    goOn(999, 999);
    expect(budget.isSpent()).toBe(false);
    goOn(1, 1);
    expect(budget.isSpent()).toBe(true);
  });

  it('looks at the processor time only when it can have been spent', () => {
    const { clocks, goOn, looks } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    for (let ms = 0; ms < 999; ms += 1) {
      goOn(1, 1);
      budget.isSpent();
    }
    expect(looks()).toBe(1);
  });

  it('counts work of this thread, and no waiting', () => {
    const waited = createThreadBudget(50);
    standStill(80);
    expect(waited.isSpent()).toBe(false);
    const worked = createThreadBudget(20);
    const startedMs = performance.now();
    while (!worked.isSpent() && performance.now() - startedMs < 5000) workFor(5);
    expect(performance.now() - startedMs).toBeLessThan(5000);
  });

  it('is never spent without a bound', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(Number.POSITIVE_INFINITY, clocks);
    goOn(1e9, 1e9);
    expect(budget.isSpent()).toBe(false);
  });
});
