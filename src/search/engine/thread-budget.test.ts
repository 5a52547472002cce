import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './create-search-engine.ts';
import { relevanceSettings, relevanceStock } from './fixtures/relevance-stock.ts';
import type { SearchRequest } from './search-api.ts';
import { createThreadBudget } from './thread-budget.ts';

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

const standStill = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};
const workFor = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

describe('a CPU time budget', () => {
  it('is not spent while other processes use the CPU', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    for (let time = 0; time < 39; time += 1) {
      goOn(100, 20);
      expect(budget.isSpent()).toBe(false);
    }
    // In wall-clock time, 100 of the 4,000 ms are left, so a part of the work gets a budget of 25 ms.
    expect(budget.leftMs()).toBe(25);
  });

  it('leaves the CPU time that is not used to a part of the work', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    goOn(800, 780);
    expect(budget.leftMs()).toBe(220);
  });

  it.each([
    ['CPU time', 400, 400, 199, 199],
    ['wall time', 1600, 10, 799, 10],
  ])('is spent after the same %s with pauses, which are not counted', async (_what, wallMs, threadMs, ...rest) => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    for (let time = 0; time < 2; time += 1) {
      goOn(wallMs, threadMs);
      await budget.pause(async () => goOn(9000, 5000));
      expect(budget.isSpent()).toBe(false);
    }
    goOn(...rest);
    expect(budget.isSpent()).toBe(false);
    goOn(1, 1);
    expect(budget.isSpent()).toBe(true);
  });

  it('is spent once the CPU time is used, however long that took', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    goOn(1500, 999);
    expect(budget.isSpent()).toBe(false);
    goOn(100, 1);
    expect(budget.isSpent()).toBe(true);
  });

  it('is spent after four times the wall time, because others wait for the thread', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    goOn(3999, 10);
    expect(budget.isSpent()).toBe(false);
    goOn(1, 0);
    expect(budget.isSpent()).toBe(true);
  });

  it('is spent at the wall time when the thread has the CPU to itself', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    goOn(999, 999);
    expect(budget.isSpent()).toBe(false);
    goOn(1, 1);
    expect(budget.isSpent()).toBe(true);
  });

  it('reads the CPU time only when the budget may be spent', () => {
    const { clocks, goOn, looks } = makeClocks();
    const budget = createThreadBudget(1000, clocks);
    for (let ms = 0; ms < 999; ms += 1) {
      goOn(1, 1);
      budget.isSpent();
    }
    expect(looks()).toBe(1);
  });

  it('counts the work of this thread but not waiting', () => {
    const waited = createThreadBudget(50);
    standStill(80);
    expect(waited.isSpent()).toBe(false);
    const worked = createThreadBudget(20);
    const startedMs = performance.now();
    while (!worked.isSpent() && performance.now() - startedMs < 5000) workFor(5);
    expect(performance.now() - startedMs).toBeLessThan(5000);
  });

  it('is never spent without a limit', () => {
    const { clocks, goOn } = makeClocks();
    const budget = createThreadBudget(Number.POSITIVE_INFINITY, clocks);
    goOn(1e9, 1e9);
    expect(budget.isSpent()).toBe(false);
  });
});

const letters = 'abcdefghijklmnopqrst';
const wordOf = (id: number): string => [...String(id).padStart(6, '0')].map((digit) => letters[Number(digit)]).join('');

const engine = createSearchEngine({
  ...relevanceSettings,
  filterableAttributes: [...relevanceSettings.filterableAttributes, 'name'],
});
engine.upsert(
  Array.from({ length: 4000 }, (_, id) => ({
    ...relevanceStock[0],
    id,
    name: `Car ${wordOf(id)}`,
    dealercomments: `has ${wordOf(id)} `.repeat(20),
  })),
);

const costly: readonly (readonly [string, SearchRequest])[] = [
  ['conditions', { narrowing: Array(5000).fill('name CONTAINS a').join(' OR ') }],
  ['words', { query: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `${wordOf(id)}${wordOf(id)}`).join(' ') }],
  ['attributes to search on', { query: 'has', attributesToSearchOn: ['dealercomments', 'name'] }],
];

describe('a search with a time limit', () => {
  it.each(costly)('stops in the middle of its %s', (_, request) => {
    expect(() => engine.search({ ...request, maxMs: 2 })).toThrow(
      expect.objectContaining({ code: 'search_too_costly', message: expect.stringContaining('Use fewer') }),
    );
    // The next search starts afresh.
    expect(engine.search({ limit: 0, maxMs: 1000 }).totalHits).toBe(4000);
  });

  it('stops in the middle of the values of a facet', () => {
    const request = { facet: 'name', facetQuery: wordOf(1) };
    expect(() => engine.facetSearch({ ...request, maxMs: 1 })).toThrow(/takes too long/);
    expect(engine.facetSearch(request)).not.toEqual([]);
  });

  it('evaluates an attribute once, however often it is named', () => {
    const request: SearchRequest = { query: 'has', limit: 1 };
    const timeOf = (attributesToSearchOn: readonly string[]) => {
      const { ms, totalHits } = engine.search({ ...request, attributesToSearchOn });
      expect(totalHits).toBe(4000);
      return ms;
    };
    const onceMs = timeOf(['dealercomments']);
    expect(timeOf(Array(100).fill('dealercomments'))).toBeLessThan(Math.max(onceMs, 10) * 20);
  });
});
