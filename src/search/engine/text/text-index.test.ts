import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../create-search-engine.ts';
import { RowSets } from '../rows/row-sets.ts';
import type { SearchSettings } from '../search-api.ts';
import { type EngineDocument, TextIndex } from './text-index.ts';

const settings: SearchSettings = {
  primaryKey: 'id',
  filterableAttributes: [],
  sortableAttributes: [],
  searchableTiers: [['name'], ['comments', 'doors']],
  identifierAttributes: [],
  defaultSort: [],
};

const wordsOf = (index: TextIndex, value: unknown) => index.wordsOfAttribute(value).map(({ word }) => word);

const idsOf = (documents: readonly EngineDocument[], query: string): readonly unknown[] => {
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

  it('are read from texts, lists and numbers only', () => {
    const index = new TextIndex(settings, new RowSets());
    expect(wordsOf(index, ['One owner', ['towbar', 4]])).toEqual(['one', 'owner', 'oneowner', 'towbar', '4']);
    expect(wordsOf(index, 7)).toEqual(['7']);
    for (const value of [undefined, null, true, { text: 'hidden' }]) {
      expect(wordsOf(index, value)).toEqual([]);
    }
  });

  it('are joined with their neighbours in short texts only, and never with years', () => {
    const index = new TextIndex(settings, new RowSets());
    expect(wordsOf(index, 'Land Cruiser 2022')).toEqual(['land', 'cruiser', '2022', 'landcruiser']);
    expect(wordsOf(index, `Land Cruiser ${'x'.repeat(68)}`)).toEqual(['land', 'cruiser', 'x'.repeat(68)]);
  });
});
