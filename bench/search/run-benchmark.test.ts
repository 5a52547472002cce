import { describe, expect, it } from 'vitest';
import type { BenchmarkAnswer, LoadedContestant } from './contestant.ts';
import { findDisagreements } from './find-disagreements.ts';
import { formatResults } from './format-results.ts';
import type { BenchmarkQuery } from './generate-queries.ts';
import { runBenchmark } from './run-benchmark.ts';

describe('the search benchmark', () => {
  it('runs every engine on a small stock, and counts agree for queries without words', () => {
    const result = runBenchmark({ cars: 400, seconds: 0.1, rounds: 2, onProgress: () => undefined });
    expect(result.measured.map(({ name }) => name)).toEqual([
      'forecourt',
      'itemsjs + MiniSearch',
      'Orama',
      'SQLite FTS5',
    ]);
    expect(result.disagreements).toEqual({ 'itemsjs + MiniSearch': [], Orama: [], 'SQLite FTS5': [] });
    for (const { queriesPerSecond, latencies } of result.measured) {
      expect(queriesPerSecond).toHaveLength(2);
      expect(latencies.length).toBeGreaterThanOrEqual(20);
    }
    expect(result.typed.map(({ name }) => name)).toEqual(result.measured.map(({ name }) => name));
    expect(result.readingMs.at(Math.floor(result.readingMs.length / 2))).toBeLessThan(0.2);
    expect(formatResults(result).match(/^\| /gm)).toHaveLength(10);
  });
});

describe('findDisagreements', () => {
  const right: BenchmarkAnswer = { total: 2, ids: [1, 2], facets: { make: { Kia: 1, Mazda: 1 } } };
  const queryOf = (kind: string, text = ''): BenchmarkQuery => ({
    kind,
    text,
    refinements: {},
    ranges: {},
    sort: undefined,
    page: 0,
  });
  const engine = (wrong: Readonly<Record<string, Partial<BenchmarkAnswer>>> = {}): LoadedContestant => ({
    search: ({ kind }) => ({ ...right, ...wrong[kind] }),
    update: () => undefined,
    close: () => undefined,
  });
  const kinds = ['total', 'count', 'missing facet', 'order of ids', 'agreed'];
  const queries = [...kinds, ...kinds].map((kind) => queryOf(kind));

  it('names each kind of query with a different total or count once', () => {
    const other = engine({
      total: { total: 3 },
      count: { facets: { make: { Kia: 2, Mazda: 1 } } },
      'missing facet': { facets: {} },
      'order of ids': { ids: [2, 1] },
    });
    expect(findDisagreements(engine(), other, queries)).toEqual(['total', 'count', 'missing facet']);
  });

  it('ignores queries with words', () => {
    const other = engine({ total: { total: 3 } });
    expect(findDisagreements(engine(), other, [queryOf('total', 'mazda')])).toEqual([]);
  });
});
