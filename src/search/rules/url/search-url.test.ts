import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testSearchPaths as paths } from '../../testing/test-search-paths.ts';
import { stockSearchSettings } from '../document/stock-search-settings.ts';
import { attributeOf } from '../query/refinement-attributes.ts';
import { emptySearchState, rangeKeys, refinementKeys, type SearchState, searchParameters } from '../search-state.ts';
import { sortTable } from '../sort-table.ts';
import { buildSearchUrl } from './build-search-url.ts';
import { normaliseSearchState } from './normalise-search-state.ts';
import { parseSearchState, resolveSearchPath } from './parse-search-state.ts';

const state = (fields: Partial<SearchState>): SearchState => ({ ...emptySearchState, ...fields });
const url = (fields: Partial<SearchState>) => buildSearchUrl(state(fields), paths);
const refine = (refinements: SearchState['refinements'], more: Partial<SearchState> = {}) =>
  url({ refinements, ...more });
const read = (address: string): SearchState => {
  const parsed = new URL(address, 'https://wattle.example');
  const resolved = resolveSearchPath(parsed.pathname, paths);
  return parseSearchState(parsed, resolved.kind === 'found' ? resolved.refinements : {});
};
describe('buildSearchUrl', () => {
  it('puts one make, one model or one body into the path [L2.06]', () => {
    expect(refine({ make: ['Toyota'] })).toBe('/search/toyota');
    expect(refine({ make: ['Toyota'], make_model: ['Toyota RAV4'] })).toBe('/search/toyota/rav4');
    expect(refine({ body: ['SUV'] })).toBe('/search/suv-cars');
    expect(refine({ car_type: ['new', 'demo'] })).toBe('/search/new-and-demo-cars');
    expect(refine({ location_name: ['Wattle Windsor'] })).toBe('/search/windsor');
    expect(refine({ make: ['Toyota'], body: ['SUV'], car_type: ['used'] })).toBe(
      '/search/toyota?car_type=used&body=SUV',
    );
  });

  it('keeps in the query string what a path cannot express exactly [L2.34]', () => {
    expect(refine({ make: ['Toyota', 'Land Rover'] })).toBe(
      '/search/new-used-and-demo-cars/?make=Land+Rover&make=Toyota',
    );
    expect(refine({ make: ['Toyota'], make_model: ['Toyota C-HR', 'Toyota RAV4'] })).toBe(
      '/search/toyota?make_model=Toyota+C-HR&make_model=Toyota+RAV4',
    );
    expect(refine({ make: ['Mercedes-Benz'] })).toBe('/search/new-used-and-demo-cars/?make=Mercedes-Benz');
    expect(refine({ body: ['SUV', 'Ute'] })).toBe('/search/new-used-and-demo-cars/?body=SUV&body=Ute');
    expect(refine({ badge: ['Red & white'] })).toBe('/search/new-used-and-demo-cars/?badge=Red+%26+white');
  });

  it('writes a price range as range[price]=min:max, currency signs removed [L2.33]', () => {
    expect(refine({ price_range: ['$10,000 - $20,000'] })).toBe(
      '/search/new-used-and-demo-cars/?range[price]=10000:20000',
    );
    expect(refine({ price_range: ['Under $10,000'] })).toContain('?range[price]=:10000');
    expect(url({ ranges: { price: { min: 10_000, max: null } } })).toContain('?range[price]=10000:');
    expect(read('/search/?range[price]=$10,000:$20,000').ranges.price).toEqual({ min: 10_000, max: 20_000 });
  });

  it('writes the page only when it is not 1 [L2.35]', () => {
    expect(url({ page: 1 })).toBe('/search/new-used-and-demo-cars/');
    expect(url({ page: 2, sortBy: 'price:asc' })).toBe('/search/new-used-and-demo-cars/?sortBy=price:asc&page=2');
  });
});

const word = fc.stringMatching(/^[A-Za-z0-9&+%="'<>é][A-Za-z0-9 &+%="'<>é/-]{0,20}$/);
const anyState: fc.Arbitrary<SearchState> = fc
  .record({
    query: fc.oneof(word, fc.constant('')),
    typed: fc.oneof(word, fc.constant('')),
    isLiteral: fc.boolean(),
    page: fc.integer({ min: 1, max: 500 }),
    sortBy: fc.constantFrom('', ...Object.values(sortTable).map(({ sortBy }) => sortBy)),
    refinements: fc.dictionary(fc.constantFrom(...refinementKeys), fc.array(word, { maxLength: 4 }), { maxKeys: 6 }),
    exclusions: fc.dictionary(fc.constantFrom(...refinementKeys), fc.array(word, { maxLength: 3 }), { maxKeys: 3 }),
    named: fc.subarray([
      ['make', ['Toyota']],
      ['make_model', ['Toyota RAV4']],
      ['body', ['SUV']],
      ['car_type', ['used']],
      ['location_name', ['Wattle Windsor']],
      ['item_type', ['car']],
    ] as const),
    ranges: fc.dictionary(
      fc.constantFrom(...rangeKeys),
      fc.record({
        min: fc.option(fc.nat(1_000_000), { nil: null }),
        max: fc.option(fc.nat(1_000_000), { nil: null }),
      }),
      { maxKeys: 4 },
    ),
    near: fc.option(
      fc.record({
        postcode: fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0')),
        withinKm: fc.integer({ min: 1, max: 9999 }),
      }),
      { nil: null },
    ),
  })
  .map(({ named, ...rest }) => ({
    ...rest,
    refinements: { ...rest.refinements, ...Object.fromEntries(named) },
    currentPath: '',
  }));

const trimValues = (given: SearchState['refinements']): SearchState['refinements'] =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, values]) =>
      values === undefined ? [] : [[key, values.map((value) => value.trim())]],
    ),
  );

const trimmed = (given: SearchState): SearchState =>
  normaliseSearchState({
    ...given,
    refinements: trimValues(given.refinements),
    exclusions: trimValues(given.exclusions),
  });

/**
 * The refinements that B3.14 names, `axle_type` for caravans and trucks, `learner_approved` for motorcycles, and two
 * for typed words: `doors` and `bodyconfiguration` (a ute's cab).
 */
const specifiedRefinements =
  'badge status car_type categories city colour dealership_name filtered_features item_type km location_name make ' +
  'make_model model price subscription_price price_range seats doors body bodyconfiguration drive fuel transmission state tag ' +
  'weekly_price_range year certified created_at_timestamp axle_type learner_approved';

describe('parseSearchState', () => {
  it('knows every refinement of the specification, and the engine filters by each [B3.14]', () => {
    expect([...refinementKeys]).toEqual(specifiedRefinements.split(' '));
    const filterable = new Set(stockSearchSettings.filterableAttributes);
    expect([...refinementKeys, ...rangeKeys].map(attributeOf).filter((name) => !filterable.has(name))).toEqual([]);
  });

  it('reads a paint name as its family and a fuel of the feed as its group [B3.14]', () => {
    expect(read('/search/?colour=Glacier+White&colour=Pearl+White&colour=Navy').refinements).toEqual({
      colour: ['Blue', 'White'],
    });
    expect(read('/search/?fuel=Petrol+-+Unleaded&fuel=Petrol').refinements).toEqual({ fuel: ['Petrol'] });
    expect(refine({ fuel: ['Petrol - Unleaded'] })).toBe('/search/new-used-and-demo-cars/?fuel=Petrol');
  });

  it('reads query, page, sortBy and one parameter for every refinement [B3.14] [B7.34]', () => {
    for (const key of refinementKeys.filter((name) => name !== 'colour')) {
      expect(read(`/search/?${key}=a&${key}=b`).refinements).toEqual({ [key]: ['a', 'b'] });
      expect(searchParameters.has(key)).toBe(true);
    }
    const address =
      '/search/toyota?query=%20hybrid%20%20suv&typed=toyota%20hybrid&not[body]=Ute&page=3&sortBy=km:asc&postcode=4000&within=25';
    expect(read(address)).toEqual({
      query: 'hybrid suv',
      typed: 'toyota hybrid',
      isLiteral: false,
      page: 3,
      sortBy: 'km:asc',
      refinements: { make: ['Toyota'] },
      exclusions: { body: ['Ute'] },
      ranges: {},
      near: { postcode: '4000', withinKm: 25 },
      currentPath: '/search/toyota',
    });
  });

  it('round-trips every state [B2.16] [B7.34]', () => {
    fc.assert(
      fc.property(anyState, (given) => {
        const normal = trimmed(given);
        expect({ ...read(buildSearchUrl(normal, paths)), currentPath: '' }).toEqual(normal);
      }),
      { numRuns: 300 },
    );
  });

  it('writes the same address whatever the order of the choices', () => {
    expect(refine({ colour: ['Red', 'Blue'], seats: ['5'] })).toBe(
      refine({ seats: ['5'], colour: ['Blue', 'Red', 'Red'] }),
    );
  });

  it('reads the two fields of a form sent without JavaScript', () => {
    expect(read('/search/?from[price]=20,000&to[price]=').ranges).toEqual({ price: { min: 20_000, max: null } });
    expect(read('/search/?from[km]=9&to[km]=5').ranges).toEqual({ km: { min: 5, max: 9 } });
  });

  it('drops unknown and oversized values', () => {
    expect(read('/search/?utm_source=x&__proto__=y&constructor=z&sortBy=secret:asc&page=-1&range[price]=a:b')).toEqual({
      ...emptySearchState,
      currentPath: '/search/',
    });
    expect(read(`/search/?query=${'q'.repeat(5000)}`).query).toHaveLength(200);
    expect(read(`/search/?${'make=x&'.repeat(2000)}`).refinements.make).toEqual(['x']);
    const many = Array.from({ length: 2000 }, (_, index) => `badge=${index}`).join('&');
    expect(read(`/search/?${many}`).refinements.badge).toHaveLength(50);
    expect(read(`/search/?badge=${'c'.repeat(200)}`).refinements).toEqual({});
    expect(read('/search/?page=99999999999').page).toBe(1);
    expect(read('/search/?page=99999').page).toBe(10_000);
    expect(read('/search/?range[price]=99999999999999:1e99').ranges).toEqual({});
  });

  it('never throws for any query string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const searchParams = new URLSearchParams(query);
        const parsed = parseSearchState({ pathname: '/search/', searchParams });
        expect({ ...read(buildSearchUrl(parsed, paths)), currentPath: '' }).toEqual({ ...parsed, currentPath: '' });
      }),
    );
  });
});
