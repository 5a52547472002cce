import { describe, expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { searchConfig } from '../config.ts';
import { emptySearchState, type SearchState } from '../search-state.ts';
import { buildListingFilter, buildMakeQuery, buildSearchQuery } from './build-search-query.ts';
import { buildSimilarQueries, chooseSimilar } from './build-similar-queries.ts';

const plain = searchConfig.parse({});
const now = 1_795_219_200;
const listing = buildListingFilter(plain, now);
const build = (fields: Partial<SearchState>, config = plain) =>
  buildSearchQuery({ ...emptySearchState, ...fields }, config, now);

describe('buildSearchQuery', () => {
  it('excludes unwanted values (#21)', () => {
    const exclusions = { make: ['Toyota', 'Land "Rover"'], colour: ['White'] };
    expect(build({ exclusions }).narrowing).toBe(
      'NOT colour_family IN ["White"] AND NOT make IN ["Toyota", "Land \\"Rover\\""]',
    );
    expect(
      buildMakeQuery({ ...emptySearchState, exclusions, refinements: { make_model: ['Kia Rio'] } }, plain, now),
    ).toMatchObject({
      narrowing: expect.stringContaining('NOT make IN'),
    });
  });

  it('contains the text, listing filter, refinements, ranges, sort and page [B7.04]', () => {
    expect(
      build({
        query: 'hybrid suv',
        page: 3,
        refinements: { colour: ['Blue', 'Red'], seats: ['5'], fuel: ['Hybrid'], certified: ['true'] },
        ranges: { price: { min: 20_000, max: null }, km: { min: null, max: 50_000 } },
      }),
    ).toMatchObject({
      query: 'hybrid suv',
      filter: listing,
      refinements: { colour_family: ['Blue', 'Red'], seats: ['5'], fuel_group: ['Hybrid'], certified: ['true'] },
      ranges: { shown_price: { min: 20_000 }, km: { max: 50_000 } },
      sort: ['custom_rank:desc'],
      offset: 42,
      limit: 21,
    });
  });

  it('asks for 21 hits a page, or as many as the site configures [B9.01] [D.16]', () => {
    expect(build({}).limit).toBe(21);
    expect(build({ page: 2 }, searchConfig.parse({ pageSize: 12 }))).toMatchObject({ limit: 12, offset: 12 });
  });

  it('sorts by custom rank descending by default [B7.05] [D.18]', () => {
    expect(build({}).sort).toEqual(['custom_rank:desc']);
    expect(build({ sortBy: 'km:asc' }).sort).toEqual(['km:asc', 'custom_rank:desc']);
    expect(build({}, searchConfig.parse({ sorts: ['newest', 'priceLow'] })).sort[0]).toBe('created_at_timestamp:desc');
  });

  it("adds a price above 0 when sorting by 'price:asc', where the site is configured so [B9.15]", () => {
    expect(build({ sortBy: 'price:asc' }).narrowing).toBe('shown_price > 0');
    expect(build({ sortBy: 'price:desc' }).narrowing).toBe('');
    const without = searchConfig.parse({ priceSortNeedsPrice: false });
    expect(build({ sortBy: 'price:asc' }, without).narrowing).toBe('');
  });

  it('counts every facet that the site offers [L3.17]', () => {
    // `body` contains the specification's simple_body; see build-search-document.test.ts. The price facet is a range,
    // so it's among the stats.
    const counted = ['make', 'make_model', 'car_type', 'body', 'weekly_price_range', 'city', 'location_name'];
    expect(build({}).facets).toEqual(expect.arrayContaining(counted));
    expect(build({}).stats).toEqual(['shown_price', 'km', 'year']);
    expect(build({}, searchConfig.parse({ facets: ['axle', 'atm'] }))).toMatchObject({
      facets: ['axle_type', 'make', 'make_model', 'car_type', 'body'],
      stats: ['aggregate_trailer_mass'],
    });
  });

  it('narrows a make to its chosen models but not other chosen makes', () => {
    expect(build({ refinements: { make: ['Toyota'], make_model: ['Toyota RAV4'] } })).toMatchObject({
      narrowing: '',
      refinements: { make_model: ['Toyota RAV4'] },
    });
    const mixed = build({ refinements: { make: ['Mazda', 'Toyota'], make_model: ['Toyota RAV4'] } });
    expect(mixed.narrowing).toBe('(make IN ["Mazda"] OR make_model IN ["Toyota RAV4"])');
    expect(mixed.refinements).toEqual({});
  });

  it('counts makes as if none were chosen when a model is', () => {
    const state = { ...emptySearchState, refinements: { make: ['Toyota'], body: ['SUV'] } };
    expect(buildMakeQuery(state, plain, now)).toBeNull();
    const models = { ...state, refinements: { ...state.refinements, make_model: ['Toyota RAV4'] } };
    expect(buildMakeQuery(models, plain, now)).toMatchObject({
      refinements: { body: ['SUV'] },
      facets: ['make', 'make_model'],
      limit: 0,
    });
  });
});

describe('similar cars', () => {
  const queriesOf = (fields: Partial<Vehicle>) => buildSimilarQueries(makeTestVehicle(fields), plain, now);
  const similar = (fields: Partial<Vehicle>) => queriesOf(fields).at(-1)?.narrowing;

  it('are within 10,000 dollars when the price is under 50,000, else within 25,000 [B9.22]', () => {
    expect(similar({ priceCents: 4_999_900 })).toContain('shown_price >= 39999 AND shown_price <= 59999');
    expect(similar({ priceCents: 5_000_000 })).toContain('shown_price >= 25000 AND shown_price <= 75000');
  });

  it('are in stock and never the car itself [B5.45]', () => {
    expect(similar({ priceCents: 100_000 })).toContain('status IN ["in_stock", "coming_soon"]');
    expect(similar({ priceCents: 100_000 })).toContain(' AND id != 1 AND ');
    const car = makeTestVehicle();
    const found = [car, makeTestVehicle({ id: 2, status: 'sold' }), makeTestVehicle({ id: 3, status: 'coming_soon' })];
    expect(chooseSimilar(car, found, 6).map(({ id }) => id)).toEqual([3]);
  });

  it('are requested 10 at a time, by body or make for a car without a price [B7.07]', () => {
    for (const query of queriesOf({ simpleBody: 'SUV' })) expect(query).toMatchObject({ limit: 10, facets: [] });
    expect(similar({ simpleBody: 'SUV' })).toMatch(/AND \(body = "SUV" OR make = "Nissan"\)$/);
  });

  it('are searched by model and body, model, body and make, body, make, then without condition [B9.21]', () => {
    const likenesses = queriesOf({ priceCents: 3_000_000, simpleBody: 'SUV' }).map(({ narrowing }) =>
      narrowing.split('shown_price <= 40000')[1]?.replace(/^ AND /, ''),
    );
    expect(likenesses).toEqual([
      'make_model = "Nissan X-Trail" AND body = "SUV"',
      'make_model = "Nissan X-Trail"',
      'body = "SUV" AND make = "Nissan"',
      'body = "SUV"',
      'make = "Nissan"',
      '',
    ]);
  });

  it('are at most 6, the same model first, then the same body [B9.21]', () => {
    const others = [
      makeTestVehicle({ id: 2, make: 'Kia', model: 'Seltos' }),
      makeTestVehicle({ id: 3, make: 'Kia', model: 'Sportage', simpleBody: 'SUV' }),
      makeTestVehicle({ id: 4 }),
      ...[5, 6, 7, 8, 9].map((id) => makeTestVehicle({ id, make: 'Kia', model: 'Rio' })),
    ];
    const chosen = chooseSimilar(makeTestVehicle({ simpleBody: 'SUV' }), others, 6).map(({ id }) => id);
    expect(chosen).toEqual([4, 3, 2, 5, 6, 7]);
  });
});
