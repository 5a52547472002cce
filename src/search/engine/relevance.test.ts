import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './create-search-engine.ts';
import { relevanceQueries } from './fixtures/relevance-queries.ts';
import { relevanceSettings, relevanceStock } from './fixtures/relevance-stock.ts';

const engine = createSearchEngine(relevanceSettings);
engine.upsert(relevanceStock);

describe('the relevance set', () => {
  it.each(relevanceQueries)('finds what a shopper means by "$query"', (expected) => {
    const ids = engine.search({ query: expected.query, limit: 100 }).hits.map(({ id }) => id);
    if (expected.only !== undefined) expect([...ids].sort()).toEqual([...expected.only].sort());
    if (expected.first !== undefined) expect(ids.slice(0, expected.first.length)).toEqual(expected.first);
    if (expected.top !== undefined) expect(new Set(ids.slice(0, expected.top.length))).toEqual(new Set(expected.top));
    expect(ids).toEqual(expect.arrayContaining([...(expected.includes ?? [])]));
    for (const id of expected.excludes ?? []) expect(ids).not.toContain(id);
  });
});
