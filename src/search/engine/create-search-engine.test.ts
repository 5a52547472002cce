import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './create-search-engine.ts';
import type { Filter } from './filter/filter.ts';
import { type NaiveRequest, naiveSearch } from './fixtures/naive-search.ts';
import type { SearchEngine, SearchSettings } from './search-api.ts';
import type { EngineDocument } from './text/text-index.ts';

const settings: SearchSettings = {
  primaryKey: 'id',
  filterableAttributes: ['make', 'body', 'year', 'price', 'tag', 'certified', 'seats', 'mixed'],
  sortableAttributes: ['price', 'year', 'make', 'mixed'],
  searchableTiers: [['make', 'name'], ['body'], ['comments']],
  identifierAttributes: ['stocknum'],
  defaultSort: ['custom_rank:desc'],
};

const ways = [
  ['', settings],
  [', with each value stored as unique', { ...settings, uniqueAttributes: settings.filterableAttributes }],
] as const;

const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'Land Rover', 'LDV'];
const bodies = ['SUV', 'Ute', 'Sedan', 'Hatch'];
const tags = ['one owner', 'low km', 'runout', 'new arrival'];

const optionally = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 6 });
const carOf = (id: fc.Arbitrary<number>): fc.Arbitrary<EngineDocument> =>
  fc
    .record({
      id,
      make: fc.constantFrom(...makes),
      body: optionally(fc.oneof(fc.constantFrom(...bodies), fc.constant(null), fc.constant(''))),
      year: fc.integer({ min: 2010, max: 2020 }),
      price: optionally(fc.integer({ min: 1, max: 60 }).map((thousands) => thousands * 1000 - 10)),
      tag: optionally(fc.uniqueArray(fc.constantFrom(...tags), { maxLength: 3 })),
      certified: fc.boolean(),
      seats: optionally(fc.array(fc.integer({ min: 2, max: 8 }), { maxLength: 2 })),
      mixed: optionally(fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('0', 'one', 'Two'))),
      name: fc.constantFrom('Land Cruiser GX', 'Landcruiser', 'CX-5', 'Carry', 'Camry Sport'),
      comments: optionally(fc.constantFrom('one owner', 'a sporty land yacht', 'carries seven')),
      stocknum: fc.constantFrom('S100', 'S101', 'CX5'),
      custom_rank: fc.integer({ min: 0, max: 4 }),
    })
    .map((car) => Object.fromEntries(Object.entries(car).filter(([, value]) => value !== undefined)));

const stock = fc.uniqueArray(carOf(fc.integer({ min: 1, max: 400 })), { selector: ({ id }) => id, maxLength: 120 });
const number = fc.integer({ min: 0, max: 70_000 });

const condition: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('in' as const),
    attribute: fc.constantFrom('make', 'body', 'tag', 'certified', 'seats', 'mixed', 'year'),
    values: fc.array(fc.constantFrom(...makes, 'suv', ...tags, 'true', '5', '2015', '0', 'two', ''), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: fc.constantFrom('price', 'seats', 'mixed'),
    min: number,
    isMinExcluded: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: fc.constantFrom('price', 'year'),
    max: number,
    isMaxExcluded: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('exists' as const, 'null' as const, 'empty' as const),
    attribute: fc.constantFrom('body', 'price', 'tag'),
  }),
  fc.record({
    kind: fc.constantFrom('contains' as const, 'startsWith' as const),
    attribute: fc.constantFrom('make', 'tag', 'mixed'),
    text: fc.constantFrom('l', 'o', 'land', 'KM', 't'),
  }),
);

const filter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    condition,
    fc.record({ kind: fc.constant('and' as const), filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('or' as const), filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
  ),
})).filter;

const range = fc.record({ min: number, max: number }, { requiredKeys: [] });
const request: fc.Arbitrary<NaiveRequest> = fc.record({
  filter: fc.option(filter, { nil: undefined }),
  refinements: fc.record(
    {
      make: fc.array(fc.constantFrom(...makes), { maxLength: 3 }),
      body: fc.array(fc.constantFrom(...bodies, 'suv', 'Boat'), { maxLength: 2 }),
      year: fc.array(fc.constantFrom('2011', '2015', '2019'), { maxLength: 2 }),
      tag: fc.array(fc.constantFrom(...tags), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  ),
  ranges: fc.record({ price: range, year: fc.constant({ min: 2012, max: 2018 }) }, { requiredKeys: [] }),
  facets: fc.constant(['make', 'body', 'year', 'price', 'tag', 'certified', 'seats', 'mixed']),
  sort: fc.constantFrom([], ['price:asc'], ['price:desc', 'year:asc'], ['make:desc'], ['mixed:asc'], ['mixed:desc']),
  offset: fc.nat({ max: 30 }),
  limit: fc.nat({ max: 40 }),
});

const answerOf = (engine: SearchEngine, asked: NaiveRequest) => {
  const { hits, totalHits, facets, stats } = engine.search({ ...asked, maxValuesPerFacet: 1000 });
  return { hits, totalHits, facets, stats };
};

describe('createSearchEngine', () => {
  it.each(ways)(
    'agrees with a scan of all cars on hits, order, counts, disjunctive facets, minimum and maximum%s [B3.13, B7.04, B7.05]',
    (_, given) => {
      fc.assert(
        fc.property(stock, request, (cars, asked) => {
          const engine = createSearchEngine(given);
          engine.upsert(cars);
          expect(answerOf(engine, asked)).toEqual(naiveSearch(cars, given, asked));
        }),
        { numRuns: 200 },
      );
    },
  );

  it('agrees with the same scan when the stock fills many blocks of rows', () => {
    const cars = fc.sample(carOf(fc.constant(0)), { numRuns: 3000, seed: 7 }).map((car, id) => ({ ...car, id }));
    const engine = createSearchEngine(settings);
    engine.upsert(cars);
    for (const asked of fc.sample(request, { numRuns: 60, seed: 11 })) {
      expect(answerOf(engine, asked)).toEqual(naiveSearch(cars, settings, asked));
    }
  });

  it.each(ways)('answers after any changes like a new engine built from the remaining stock%s', (_, given) => {
    const change = fc.oneof(
      fc.record({
        kind: fc.constant('upsert' as const),
        cars: fc.array(carOf(fc.integer({ min: 1, max: 60 })), { maxLength: 20 }),
      }),
      fc.record({
        kind: fc.constant('remove' as const),
        ids: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 15 }),
      }),
      fc.record({ kind: fc.constant('search' as const), asked: request }),
      fc.record({ kind: fc.constant('save' as const) }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 14 }), request, (changes, last) => {
        let engine = createSearchEngine(given);
        const left = new Map<unknown, EngineDocument>();
        for (const step of [...changes, { kind: 'search' as const, asked: last }]) {
          if (step.kind === 'upsert') {
            engine.upsert(step.cars);
            for (const car of step.cars) left.set(car.id, car);
          } else if (step.kind === 'remove') {
            engine.remove(step.ids);
            for (const id of step.ids) left.delete(id);
          } else if (step.kind === 'save') {
            const saved = structuredClone(engine.save());
            const loaded = createSearchEngine(given);
            loaded.load(saved);
            expect(answerOf(engine, last)).toEqual(answerOf(loaded, last));
            engine = loaded;
          } else {
            const rebuilt = createSearchEngine(given);
            rebuilt.upsert([...left.values()]);
            expect(answerOf(engine, step.asked)).toEqual(answerOf(rebuilt, step.asked));
            for (const query of ['camry', 'landcru', 'cx 5 ute', 's10', 'land rover suv', 'owner sport']) {
              const { ms: __, ...found } = engine.search({ query, facets: ['make'], withScores: true });
              const { ms: ___, ...expected } = rebuilt.search({ query, facets: ['make'], withScores: true });
              expect(found).toEqual(expected);
            }
            expect(answerOf(engine, step.asked)).toEqual(naiveSearch([...left.values()], given, step.asked));
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
