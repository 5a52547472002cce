import { describe, expect, it } from 'vitest';
import { makeTestStock } from '#src/app/storefront/testing/make-test-stock.ts';
import type { RawObject } from '#src/sites/config/merge-layers.ts';
import { minimalSite } from '#src/sites/testing/minimal-site.ts';
import { resolveOrThrow } from '#src/sites/testing/resolve-or-throw.ts';
import { buildHomeSearch } from './build-home-search.ts';

const searchOf = (changes: RawObject = {}, stock = makeTestStock()) =>
  buildHomeSearch(stock, resolveOrThrow(minimalSite('wattle', 'group', changes)));

describe('buildHomeSearch', () => {
  it('states count and noun on its button [B2.23]', () => {
    expect(searchOf()).toMatchObject({ action: '/search/new-used-and-demo-cars/', submitLabel: 'Show Me 1,060 cars' });
    expect(searchOf({}, makeTestStock({ count: 1 })).submitLabel).toBe('Show Me 1 car');
    const bodies = ['SUV', 'Motorcycle'].map((value) => ({ value, count: 1, imageUrl: null }));
    expect(searchOf({}, makeTestStock({ bodies })).submitLabel).toBe('Show Me 1,060 vehicles');
    expect(searchOf({ search: { itemTypes: ['caravan'] } }).submitLabel).toBe('Show Me 1,060 caravans');
  });

  it('offers what is in stock: makes by name, car types in their fixed order', () => {
    const { makes, models, carTypes, bodies } = searchOf();
    expect(makes.all.map(({ value }) => value)).toEqual(['Kia', 'Nissan', 'Toyota']);
    expect(models).toEqual([]);
    expect(carTypes).toEqual([
      { value: 'new', label: 'New' },
      { value: 'used', label: 'Used' },
    ]);
    expect(bodies.map(({ value }) => value)).toEqual(['SUV', 'Ute']);
  });

  it('asks for the model on a single-make site, without its trade-ins', () => {
    const { makes, models } = searchOf({ manufacturer: 'toyota' });
    expect(makes).toEqual({ popular: [], all: [] });
    expect(models).toEqual([
      { value: 'Toyota Corolla', label: 'Corolla' },
      { value: 'Toyota RAV4', label: 'RAV4' },
    ]);
  });

  it('offers prices as whole dollars, highest last', () => {
    const { prices } = searchOf();
    expect(prices[0]).toEqual({ value: '10000', label: 'Up to $10,000' });
    expect(prices.map(({ value }) => value)).toEqual(expect.arrayContaining(['25000', '35000']));
    const values = prices.map(({ value }) => Number(value));
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });
});
