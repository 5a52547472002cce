import { expect, it } from 'vitest';
import { searchConfig } from '../rules/config.ts';
import { emptySearchState, type SearchState } from '../rules/search-state.ts';
import { testSearchPaths } from '../testing/test-search-paths.ts';
import { buildTowingView } from './build-towing-view.ts';

const cars = [
  { name: 'Toyota Prado', capacityKg: 3000 },
  { name: 'Kia Sorento', capacityKg: 2000 },
];
const noun = { one: 'caravan', many: 'caravans' };
const viewOf = (state: Partial<SearchState>, towing: object = { isOffered: true, cars }, count = 12) =>
  buildTowingView(
    { state: { ...emptySearchState, ...state }, count, noun },
    searchConfig.parse({ itemTypes: ['caravan'], towing }),
    testSearchPaths,
  );

it('asks what the car can tow only where the site does [B3.14]', () => {
  expect(viewOf({}, {})).toBeNull();
  expect(viewOf({})).toMatchObject({ fieldName: 'to[aggregate_trailer_mass]', limitText: '', answer: null });
});

it('offers cars by name with their limits [B3.08]', () => {
  expect(viewOf({})?.cars).toEqual([
    { value: '2000', label: 'Kia Sorento: 2,000 kg' },
    { value: '3000', label: 'Toyota Prado: 3,000 kg' },
  ]);
  expect(viewOf({}, { isOffered: true })?.cars).toEqual([]);
});

it('keeps the other filters, replaces the limit and can clear it [B3.14]', () => {
  const state = {
    refinements: { body: ['SUV'] },
    ranges: { aggregate_trailer_mass: { min: 900, max: 2500 } },
    page: 2,
  };
  const view = viewOf({ ...state, sortBy: 'tare_weight:asc' });
  expect(view?.action).toBe('/search/suv-cars');
  expect(view?.hiddenFields).toEqual([{ name: 'sortBy', value: 'tare_weight:asc' }]);
  expect(view?.limitText).toBe('2,500');
  expect(view?.answer).toEqual({
    text: '12 caravans within 2,500 kg when loaded (ATM). Each one shows how much of your limit is left.',
    clearLabel: 'Clear your limit',
    clearHref: '/search/suv-cars?sortBy=tare_weight:asc',
  });
  expect(viewOf(state, undefined, 0)?.answer?.text).toBe('No caravans here weigh 2,500 kg or less when loaded.');
});

it('keeps what was typed as the limit and says what to enter [B3.14]', () => {
  const view = buildTowingView(
    { state: emptySearchState, count: 12, noun, unreadLimit: '2.5 t' },
    searchConfig.parse({ itemTypes: ['caravan'], towing: { isOffered: true, cars } }),
    testSearchPaths,
  );
  expect(view).toMatchObject({ limitText: '2.5 t', problem: 'Please enter the limit in kilograms, such as 2,500.' });
  expect(viewOf({})?.problem).toBeNull();
});
