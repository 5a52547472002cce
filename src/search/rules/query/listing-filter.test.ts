import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../../engine/create-search-engine.ts';
import { searchConfig } from '../config.ts';
import { stockSearchSettings } from '../document/stock-search-settings.ts';
import { buildListingFilter } from './build-search-query.ts';
import { formatSiteFilter, quoteFilterValue } from './filter-text.ts';

const daySeconds = 86_400;
const nowSeconds = 2_000_060;
const minuteSeconds = 2_000_040;

const car = {
  show_on_dealer_website: true,
  status: 'in_stock',
  item_type: 'car',
  car_type: 'used',
  make: 'Kia',
  stocknum: 'W1',
  dealership_name: 'Wattle: Kia',
  year: 2024,
};

const listed = (config: object, cars: Readonly<Record<string, object>>): readonly string[] => {
  const engine = createSearchEngine(stockSearchSettings);
  const names = Object.keys(cars);
  engine.upsert(names.map((name, index) => ({ ...car, ...cars[name], name, id: names.length - index })));
  const filter = buildListingFilter(searchConfig.parse(config), nowSeconds);
  return engine.search({ filter, limit: 100 }).hits.map(({ name }) => String(name));
};

const soldDaysAgo = (days: number, secondsMore = 0) => ({
  status: 'sold',
  sold_date_timestamp: minuteSeconds - days * daySeconds - secondsMore,
});

describe('buildListingFilter', () => {
  it('lists cars in stock, coming soon or recently sold that are shown on the website [B4.16]', () => {
    const cars = {
      'in stock': {},
      'coming soon': { status: 'coming_soon' },
      'sold yesterday': soldDaysAgo(1),
      'sold long ago': soldDaysAgo(30),
      'sold, nobody knows when': { status: 'sold' },
      'of another status': { status: 'in_transit' },
      hidden: { show_on_dealer_website: false },
      'sold yesterday, hidden': { ...soldDaysAgo(1), show_on_dealer_website: false },
      'of another kind': { item_type: 'caravan' },
    };
    expect(listed({}, cars)).toEqual(['in stock', 'coming soon', 'sold yesterday']);
  });

  it.each([0, 3, 14])('keeps sold cars for %i days when the dealer says so [B4.17]', (days) => {
    const cars = { 'at the end': soldDaysAgo(days), 'a second later': soldDaysAgo(days, 1) };
    expect(listed({ soldWindowDays: days }, cars)).toEqual(['at the end']);
  });

  it('keeps sold cars for 3 days by default [B4.17] [D.17]', () => {
    expect(listed({}, { 'at the end': soldDaysAgo(3), 'a second later': soldDaysAgo(3, 1) })).toEqual(['at the end']);
  });

  it('stays the same for a minute, so that the engine can cache its result', () => {
    const config = searchConfig.parse({});
    const filters = [0, 59, 60].map((seconds) => buildListingFilter(config, minuteSeconds + seconds));
    expect(filters[1]).toBe(filters[0]);
    expect(filters[2]).not.toBe(filters[0]);
  });

  it('uses the vehicle types and car types of the site [B9.16]', () => {
    const cars = { used: {}, new: { car_type: 'new' }, truck: { item_type: 'truck' } };
    expect(listed({}, cars)).toEqual(['used', 'new']);
    expect(listed({ itemTypes: ['car', 'truck'] }, cars)).toEqual(['used', 'new', 'truck']);
    expect(listed({ listing: { carTypes: ['used'] } }, cars)).toEqual(['used']);
  });

  it('can restrict the stock: in stock only, without makes, without stock numbers [B9.17]', () => {
    const cars = {
      'in stock': {},
      'coming soon': { status: 'coming_soon' },
      sold: soldDaysAgo(1),
      'a make left out': { make: 'Great Wall' },
      'another make left out': { make: 'LDV' },
      'a number left out': { stocknum: 'W2' },
    };
    const listing = { statuses: ['in_stock'], excludeMakes: ['Great Wall', 'LDV'], excludeStockNumbers: ['W2'] };
    expect(listed({ listing }, cars)).toEqual(['in stock']);
    expect(listed({ listing: { statuses: ['sold'] } }, cars)).toEqual(['sold']);
  });

  it("adds the site's own filters, written with ':' [L7.07]", () => {
    const cars = {
      both: {},
      'another dealership': { dealership_name: 'Wattle' },
      'another year': { year: 2023 },
      'another make': { make: 'Mazda' },
      'hidden, of the other choice': { make: 'Lada', show_on_dealer_website: false },
    };
    const filters = ['dealership_name:"Wattle: Kia"', 'make:Kia AND year : 2024 OR make:Lada'];
    expect(listed({ listing: { filters } }, cars)).toEqual(['both']);
  });

  it('converts colons in a list filter to equals signs [B7.06]', () => {
    expect(formatSiteFilter('car_type:used')).toBe('car_type = used');
    expect(formatSiteFilter('')).toBe('');
  });

  it('quotes names, so that none can end the filter', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const quoted = quoteFilterValue(value);
        expect(quoted).toMatch(/^"(?:[^"\\]|\\["\\])*"$/s);
        expect(quoted.slice(1, -1).replaceAll(/\\(["\\])/g, '$1')).toBe(value);
      }),
    );
  });
});
