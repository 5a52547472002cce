import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './create-search-engine.ts';
import { relevanceSettings, relevanceStock } from './fixtures/relevance-stock.ts';
import type { SearchRequest } from './search-api.ts';

const letters = 'abcdefghijklmnopqrst';
/** A word of its own, without figures, so that typos in it are forgiven. */
const wordOf = (id: number): string => [...String(id).padStart(6, '0')].map((digit) => letters[Number(digit)]).join('');

const engine = createSearchEngine({
  ...relevanceSettings,
  filterableAttributes: [...relevanceSettings.filterableAttributes, 'name'],
});
engine.upsert(
  Array.from({ length: 4000 }, (_, id) => ({
    ...relevanceStock[0],
    ...{ id, name: `Car ${wordOf(id)}`, dealercomments: `has ${wordOf(id)} `.repeat(20) },
  })),
);

const costly: readonly (readonly [string, SearchRequest])[] = [
  ['conditions', { narrowing: Array(5000).fill('name CONTAINS a').join(' OR ') }],
  ['words', { query: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => `${wordOf(id)}${wordOf(id)}`).join(' ') }],
  ['attributes to search on', { query: 'has', attributesToSearchOn: ['dealercomments', 'name'] }],
];

describe('a search that may take no longer than it is given', () => {
  it.each(costly)('ends in the midst of its %s', (_, request) => {
    expect(() => engine.search({ ...request, maxMs: 2 })).toThrow(
      expect.objectContaining({ code: 'search_too_costly', message: expect.stringContaining('Use fewer') }),
    );
    // What was begun is forgotten: the next search starts afresh.
    expect(engine.search({ limit: 0, maxMs: 1000 }).totalHits).toBe(4000);
  });

  it('ends in the midst of the values of a facet', () => {
    const request = { facet: 'name', facetQuery: wordOf(1) };
    expect(() => engine.facetSearch({ ...request, maxMs: 1 })).toThrow(/takes too long/);
    expect(engine.facetSearch(request)).not.toEqual([]);
  });

  it('looks at an attribute once, however often it is named', () => {
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
