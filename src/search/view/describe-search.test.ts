import { describe, expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { searchConfig } from '../rules/config.ts';
import { toggleMake, toggleModel, toggleRefinement } from '../rules/edit-search-state.ts';
import { emptySearchState, type SearchState } from '../rules/search-state.ts';
import { buildSearchUrl } from '../rules/url/build-search-url.ts';
import { buildCanonicalSearchPath, isIndexedSearch } from '../rules/url/is-indexed-search.ts';
import { buildSearchPaths } from '../rules/url/search-paths.ts';
import { buildVehicleBreadcrumb } from './build-vehicle-breadcrumb.ts';
import { describeValue } from './describe-filter.ts';
import { describeSearch, describeStock } from './describe-search.ts';
import { listAppliedFilters } from './list-applied-filters.ts';

const config = searchConfig.parse({ place: 'Brisbane' });
const paths = buildSearchPaths({
  defaultPath: config.path,
  itemTypes: config.itemTypes,
  bodies: ['SUV', 'People Mover'],
  makes: ['Toyota', 'Nissan'],
  makeModels: ['Toyota RAV4', 'Nissan X-Trail'],
  locations: [{ stockFilterSlug: 'windsor', name: 'Wattle Windsor' }],
  dealerships: [],
});
const state = (fields: Partial<SearchState>): SearchState => ({ ...emptySearchState, ...fields });
const refined = (refinements: SearchState['refinements']) => state({ refinements });

describe('describeSearch', () => {
  it.each([
    [{}, 'Cars for sale in Brisbane'],
    [{ car_type: ['used'], make: ['Toyota'], make_model: ['Toyota RAV4'] }, 'Used Toyota RAV4 for sale in Brisbane'],
    [{ car_type: ['new', 'demo'], make: ['Toyota'] }, 'New and Demo Toyota cars for sale in Brisbane'],
    [{ body: ['People Mover'] }, 'People movers for sale in Brisbane'],
    [{ body: ['SUV'], fuel: ['Hybrid'] }, 'Hybrid SUVs for sale in Brisbane'],
    [{ body: ['Naked'], item_type: ['motorcycle'] }, 'Naked motorcycles for sale in Brisbane'],
    [{ make: ['Toyota', 'Kia'], location_name: ['Wattle Windsor'] }, 'Cars for sale at Wattle Windsor'],
    [{ dealership_name: ['Wattle Kia'] }, 'Cars for sale at Wattle Kia'],
    [{ make: ['Kia', 'Toyota'], make_model: ['Toyota RAV4'] }, 'Cars for sale in Brisbane'],
    [{ make: ['Mazda'], make_model: ['Mazda Mazda3'] }, 'Mazda3 for sale in Brisbane'],
    [{ city: ['Ipswich'] }, 'Cars for sale in Ipswich'],
  ])('names %j', (refinements, heading) => {
    expect(describeSearch(refined(refinements), config)).toBe(heading);
  });

  it("uses the site's words: 'Pre-Owned' for used cars, and caravans where those are sold [B9.14] [D.53]", () => {
    const own = searchConfig.parse({ carTypeLabels: { used: 'Pre-Owned' }, itemTypes: ['caravan'] });
    expect(describeSearch(refined({ car_type: ['used'] }), own)).toBe('Pre-Owned caravans for sale');
  });
});

it('names used cars on a site that lists only those [B9.14] [B9.17]', () => {
  const own = searchConfig.parse({ carTypeLabels: { used: 'Pre-Owned' }, listing: { carTypes: ['used'] } });
  expect(describeSearch(emptySearchState, own)).toBe('Pre-Owned cars for sale');
  expect(describeStock(own)).toBe('Pre-Owned cars');
  expect(describeStock(config)).toBe('Cars');
});

describe('editing a search', () => {
  it('goes back to the first page with every choice [L2.35]', () => {
    expect(toggleRefinement(state({ page: 4 }), 'colour', 'Red')).toMatchObject({
      page: 1,
      refinements: { colour: ['Red'] },
    });
  });

  it('removes models with their make, and keeps the make without its last model', () => {
    const chosen = toggleModel(refined({ make: ['Kia'] }), 'Toyota', 'Toyota RAV4');
    expect(chosen.refinements).toEqual({ make: ['Kia', 'Toyota'], make_model: ['Toyota RAV4'] });
    expect(toggleMake(chosen, 'Toyota').refinements).toEqual({ make: ['Kia'] });
    expect(toggleModel(chosen, 'Toyota', 'Toyota RAV4').refinements).toEqual({ make: ['Kia', 'Toyota'] });
  });

  it('lists applied filters, and how to remove each', () => {
    const full = state({
      query: 'hybrid',
      refinements: { car_type: ['used'], make: ['Kia', 'Toyota'], make_model: ['Toyota RAV4'], seats: ['5'] },
      ranges: { price: { min: null, max: 35_000 }, aggregate_trailer_mass: { min: 1000, max: 3500 } },
    });
    const applied = listAppliedFilters(full, config);
    expect(applied.map(({ label }) => label)).toEqual([
      '“hybrid”',
      'Used',
      'Kia',
      'Toyota RAV4',
      '5 seats',
      'Under $35,000',
      'ATM 1,000 to 3,500 kg',
    ]);
    const price = applied.find(({ label }) => label === 'Under $35,000');
    expect(price && buildSearchUrl(price.without, paths)).not.toContain('range[price]');
    let left = full;
    for (let next = applied[0]; next !== undefined; next = listAppliedFilters(left, config)[0]) left = next.without;
    expect(buildSearchUrl(left, paths)).toBe(config.path);
  });
});

it('lists chosen car types as new, demo, used, in any order of the address [B9.13]', () => {
  const applied = listAppliedFilters(refined({ car_type: ['used', 'demo', 'new'], make: ['Toyota', 'Kia'] }), config);
  expect(applied.map(({ label }) => label)).toEqual(['New', 'Demo', 'Used', 'Toyota', 'Kia']);
});

describe('describeValue', () => {
  it.each([
    ['status', 'sold', 'Sold'],
    ['status', 'coming_soon', 'Coming soon'],
    ['item_type', 'caravan', 'Caravan'],
  ] as const)('writes %s %s as its facet does: %s', (key, value, label) => {
    expect(describeValue(key, value, config)).toBe(label);
    expect(listAppliedFilters(refined({ [key]: [value] }), config).map((filter) => filter.label)).toEqual([label]);
  });
});

describe('isIndexedSearch', () => {
  const isIndexed = (fields: Partial<SearchState>) => isIndexedSearch(state(fields), paths, 5);

  it('lists the search, one make, model, body, car type or location', () => {
    expect(isIndexed({})).toBe(true);
    for (const refinements of [
      { make: ['Toyota'] },
      { make: ['Toyota'], make_model: ['Toyota RAV4'] },
      { body: ['SUV'] },
      { car_type: ['used'] },
      { location_name: ['Wattle Windsor'] },
    ]) {
      expect(isIndexed({ refinements })).toBe(true);
    }
  });

  it('leaves out every other combination, and searches without a vehicle', () => {
    expect(isIndexed({ refinements: { make: ['Toyota'], body: ['SUV'] } })).toBe(false);
    expect(isIndexed({ refinements: { colour: ['Red'] } })).toBe(false);
    expect(isIndexed({ refinements: { make: ['Toyota', 'Nissan'] } })).toBe(false);
    expect(isIndexed({ query: 'rav4' })).toBe(false);
    expect(isIndexed({ ranges: { price: { min: 1, max: null } } })).toBe(false);
    expect(isIndexedSearch(emptySearchState, paths, 0)).toBe(false);
  });

  it('covers every order and page of the same search', () => {
    const noisy = state({ page: 3, sortBy: 'km:asc', refinements: { make: ['Toyota'] } });
    expect(buildCanonicalSearchPath(noisy, paths)).toBe('/search/toyota');
    expect(isIndexed(noisy)).toBe(true);
  });
});

describe('buildVehicleBreadcrumb', () => {
  const crumbs = (fields: Partial<Vehicle>, own = config) =>
    buildVehicleBreadcrumb(makeTestVehicle({ simpleBody: 'SUV', ...fields }), paths, own).map(
      ({ label, href }) => `${label} ${href}`,
    );

  it('reads Home, car type, make, model, body, title [B2.29] [L2.02] [L2.03]', () => {
    expect(crumbs({})).toEqual([
      'Home /',
      'Used cars /search/used-cars',
      'Nissan /search/nissan',
      'X-Trail /search/nissan/x-trail',
      'SUV /used-car/nissan/x-trail/suv',
      '2023 Nissan X-Trail null',
    ]);
    expect(crumbs({ carType: 'new' })[4]).toBe('SUV /search/nissan/x-trail?body=SUV');
  });

  it("links a used caravan, truck or motorcycle to a search that doesn't call it a car [L2.03] [D.53]", () => {
    for (const itemType of ['caravan', 'truck', 'motorcycle'] as const) {
      expect(crumbs({ itemType })[4]).toBe('SUV /search/nissan/x-trail?body=SUV');
    }
  });

  it('leaves out an unknown model [B2.30] [D.57]', () => {
    expect(crumbs({ model: 'Mystery' }).map((crumb) => crumb.split(' ')[0])).not.toContain('Mystery');
    expect(crumbs({ model: 'Mystery' })[3]).toBe('SUV /search/nissan?body=SUV');
  });

  it('links to the default search on a site that lists one car type [L2.04]', () => {
    const used = searchConfig.parse({ listing: { carTypes: ['used'] }, carTypeLabels: { used: 'Pre-Owned' } });
    expect(crumbs({}, used)[1]).toBe(`Pre-Owned cars ${config.path}`);
  });
});
