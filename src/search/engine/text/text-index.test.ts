import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../create-search-engine.ts';
import type { SearchSettings } from '../search-api.ts';
import { type SearchDocument, TextIndex } from './text-index.ts';

const settings: SearchSettings = {
  primaryKey: 'id',
  filterableAttributes: [],
  sortableAttributes: [],
  searchableTiers: [['name'], ['comments', 'doors']],
  identifierAttributes: [],
  defaultSort: [],
};

const idsOf = (documents: readonly SearchDocument[], query: string): readonly unknown[] => {
  const engine = createSearchEngine(settings);
  engine.upsert(documents);
  return engine.search({ query }).hits.map(({ id }) => id);
};

describe('the words of a document', () => {
  it('are read from the first 20,000 characters of a text and no further', () => {
    const comments = `${'x '.repeat(9_997)}early later`;
    expect(comments.indexOf('early')).toBe(19_994);
    expect(idsOf([{ id: 1, comments }], 'early')).toEqual([1]);
    expect(idsOf([{ id: 1, comments }], 'later')).toEqual([]);
  });

  it('are read from lists and numbers too, and from nothing else', () => {
    const index = new TextIndex(settings);
    expect(index.wordsOfAttribute(['One owner', ['towbar', 4]], 1)).toEqual(['one', 'owner', 'towbar', '4']);
    expect(index.wordsOfAttribute(7, 1)).toEqual(['7']);
    for (const value of [undefined, null, true, { text: 'hidden' }]) {
      expect(index.wordsOfAttribute(value, 1)).toEqual([]);
    }
  });

  it('are kept with their neighbours in the first tier only, years apart', () => {
    const index = new TextIndex(settings);
    expect(index.wordsOfAttribute('Land Cruiser 2022', 0)).toEqual(['land', 'cruiser', '2022', 'landcruiser']);
    expect(index.wordsOfAttribute('Land Cruiser 2022', 1)).toEqual(['land', 'cruiser', '2022']);
  });
});
