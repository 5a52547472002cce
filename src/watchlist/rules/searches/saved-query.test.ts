import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptySearchState, type RefinementKey, rangeKeys, refinementKeys } from '#src/search/rules/search-state.ts';
import { canSaveQuery, formatSavedQuery, readSavedQuery } from './saved-query.ts';

const values = fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 4 });
const states = fc.record({
  query: fc.string({ maxLength: 40 }),
  typed: fc.string({ maxLength: 40 }),
  isLiteral: fc.boolean(),
  refinements: fc.dictionary(fc.constantFrom<RefinementKey>(...refinementKeys), values),
  exclusions: fc.dictionary(fc.constantFrom<RefinementKey>(...refinementKeys), values, { maxKeys: 3 }),
  ranges: fc.dictionary(
    fc.constantFrom(...rangeKeys),
    fc.record({ min: fc.option(fc.nat(1e9), { nil: null }), max: fc.option(fc.nat(1e9), { nil: null }) }),
  ),
});

it('has one canonical form for equivalent searches, and survives a round trip [B3.14]', () => {
  fc.assert(
    fc.property(states, fc.integer({ min: 1, max: 99 }), (chosen, page) => {
      // Reading drops invisible characters, as the search page does.
      const { state } = readSavedQuery(formatSavedQuery({ ...emptySearchState, ...chosen, page }));
      const query = formatSavedQuery(state);
      expect(readSavedQuery(query)).toEqual({ state, isWhole: true });
      const shuffled = Object.fromEntries(
        Object.entries(state.refinements).map(([key, list]) => [key, [...list, ...list].toReversed()]),
      );
      expect(formatSavedQuery({ ...state, refinements: shuffled, page, sortBy: 'price:asc' })).toBe(query);
    }),
  );
});

it('omits parameters that don’t filter', () => {
  const { state } = readSavedQuery('utm_source=x&page=4&sortBy=price:asc&make[]=Kia&make=Audi&range[price]=$30,000:');
  expect(formatSavedQuery(state)).toBe('make=Audi&make=Kia&range%5Bprice%5D=30000%3A');
});

it('saves the filters that words were understood as, not the words (#21)', () => {
  const { state } = readSavedQuery('query=snorkel&typed=ute+not+white+snorkel&body=Ute&not[colour]=White');
  expect(state).toMatchObject({ query: 'snorkel', exclusions: { colour: ['White'] } });
  const read = { ...state, typed: 'ute not white snorkel' };
  expect(formatSavedQuery(read)).toBe('query=snorkel&literal=true&body=Ute&not%5Bcolour%5D=White');
  expect(readSavedQuery(formatSavedQuery(read))).toMatchObject({ isWhole: true, state: { isLiteral: true } });
});

it('is no longer whole once one of its filters is gone', () => {
  expect(readSavedQuery('make=Kia').isWhole).toBe(true);
  expect(readSavedQuery('make=Kia&hue=Blue')).toMatchObject({
    isWhole: false,
    state: { refinements: { make: ['Kia'] } },
  });
});

it('can be saved when it filters something and fits an address', () => {
  expect([canSaveQuery(''), canSaveQuery('make=Kia')]).toEqual([false, true]);
  expect([canSaveQuery('x'.repeat(900)), canSaveQuery('x'.repeat(901)), canSaveQuery('%'.repeat(301))]).toEqual([
    true,
    false,
    false,
  ]);
});
