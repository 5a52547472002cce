import { expect, it } from 'vitest';
import { unpricedRange } from '../document/price-range.ts';
import { emptySearchState } from '../search-state.ts';
import { sortTable } from '../sort-table.ts';
import { buildUnpricedState } from './build-unpriced-state.ts';

const build = (sortBy: string, sorts: Parameters<typeof buildUnpricedState>[1]['sorts'] = ['recommended']) =>
  buildUnpricedState(
    { ...emptySearchState, sortBy, ranges: { price: { min: 10_000, max: null } }, page: 3 },
    { priceSortNeedsPrice: true, sorts },
  );

it('links to vehicles without a price in the chosen order, unless that order needs a price [B9.15]', () => {
  const { sortBy: byPrice } = sortTable.priceLow;
  const { sortBy: byKm } = sortTable.odometerLow;
  expect(build(byKm)).toMatchObject({ sortBy: byKm, page: 1, refinements: { price_range: [unpricedRange] } });
  expect(build(byPrice)?.sortBy).toBe('');
  expect(build('', ['priceLow', 'recommended'])?.sortBy).toBe(sortTable.recommended.sortBy);
});
