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
const build = (fields: Partial<SearchState>, isEmpty = false) => {
  const state = { ...emptySearchState, typed: 'words', ...fields };
  const literal = { ...emptySearchState, query: 'words', isLiteral: true };
  return buildTypedNote(state, { literal, droppedWords: [] }, { ...context, isEmpty });
};
const textOf = (fields: Partial<SearchState>, isEmpty = false) => build(fields, isEmpty).text;

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
    'Nothing in stock matches ‘Ute’. You searched for',
  );
});

it('quotes each filter if nothing matches several of them (#24)', () => {
  const ranges = { weekly_price: { min: null, max: 150 } };
  expect(textOf({ refinements: { body: ['Ute'] }, ranges }, true)).toBe(
    'Nothing in stock matches ‘Ute’ and ‘under $150 a week’. You searched for',
  );
});

it.each([
  ['price:asc', ', sorted by price, low to high'],
  ['created_at_timestamp:desc', ', newest listed first'],
] as const)('says how the vehicles are sorted after the typed words: %s (#24)', (sortBy, sorted) => {
  expect(build({ sortBy }).sorted).toBe(sorted);
  expect(build({ sortBy }, true).sorted).toBe('');
});

it('says how words were interpreted (#21)', () => {
  expect(textOf({ refinements: { body: ['Ute'], doors: ['2'] }, exclusions: { make: ['Ford'] } })).toBe(
    'Showing 2 doors, Ute, not Ford for',
  );
  expect(textOf({ ranges: { weekly_price: { min: null, max: 150 }, year: { min: 2020, max: 2020 } } })).toBe(
    'Showing 2020, under $150 a week for',
  );
  expect(textOf({ sortBy: 'price:asc' })).toBe('Showing all cars for');
  expect(textOf({ refinements: { colour: ['Black', 'Blue', 'Green', 'Red', 'White'] } })).toBe(
    'Showing Black, Blue, Green, Red, 1 more for',
  );
});
