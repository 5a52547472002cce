import { expect, it } from 'vitest';
import { searchConfig } from '../rules/config.ts';
import { emptySearchState, type SearchState } from '../rules/search-state.ts';
import { testSearchPaths } from '../testing/test-search-paths.ts';
import { buildTypedNote } from './build-typed-note.ts';

const context = {
  config: searchConfig.parse({}),
  noun: { one: 'car', many: 'cars' },
  paths: testSearchPaths,
  isEmpty: false,
};
const textOf = (fields: Partial<SearchState>, isEmpty = false) => {
  const state = { ...emptySearchState, typed: 'words', ...fields };
  const literal = { ...emptySearchState, query: 'words', isLiteral: true };
  return buildTypedNote(state, { literal, droppedWords: [] }, { ...context, isEmpty }).text;
};

it('names the words that match nothing (#21)', () => {
  const state = { ...emptySearchState, typed: 'mazda 3 2000', refinements: { make: ['Mazda'] } };
  const literal = { ...emptySearchState, query: state.typed, isLiteral: true };
  const droppedOf = (droppedWords: readonly string[]) =>
    buildTypedNote(state, { literal, droppedWords }, context).dropped;
  expect(droppedOf(['2000'])).toBe('No matches for “2000”.');
  expect(droppedOf([])).toBeNull();
});

it('says that nothing matches the interpretation (#21)', () => {
  expect(textOf({ refinements: { body: ['Ute'] }, sortBy: 'price:asc' }, true)).toBe(
    'Nothing in stock matches Ute. You searched for',
  );
});

it('says how words were interpreted (#21)', () => {
  expect(textOf({ refinements: { body: ['Ute'], doors: ['2'] }, exclusions: { make: ['Ford'] } })).toBe(
    'Showing 2 doors, Ute, Not Ford for',
  );
  expect(textOf({ ranges: { weekly_price: { min: null, max: 150 }, year: { min: 2020, max: 2020 } } })).toBe(
    'Showing 2020, Under $150 a week for',
  );
  expect(textOf({ sortBy: 'price:asc' })).toBe('Showing all cars, sorted by price, low to high, for');
  expect(textOf({ refinements: { colour: ['Black', 'Blue', 'Green', 'Red', 'White'] } })).toBe(
    'Showing Black, Blue, Green, Red, 1 more for',
  );
});
