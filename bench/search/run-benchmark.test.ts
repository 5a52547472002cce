import { describe, expect, it } from 'vitest';
import { formatResults } from './format-results.ts';
import { runBenchmark } from './run-benchmark.ts';

describe('the search benchmark', () => {
  it('runs every engine on a small stock, whose counts agree where words play no part', () => {
    const result = runBenchmark({ cars: 400, seconds: 0.1, rounds: 2, onProgress: () => undefined });
    expect(result.measured.map(({ name }) => name)).toEqual([
      'forecourt',
      'itemsjs + MiniSearch',
      'Orama',
      'SQLite FTS5',
    ]);
    expect(Object.values(result.disagreements).flat()).toEqual([]);
    for (const { queriesPerSecond, latencies } of result.measured) {
      expect(queriesPerSecond).toHaveLength(2);
      expect(latencies.length).toBeGreaterThanOrEqual(20);
    }
    expect(formatResults(result).match(/^\| /gm)).toHaveLength(5);
  });
});
