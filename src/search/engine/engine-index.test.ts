import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './create-search-engine.ts';
import { EngineIndex } from './engine-index.ts';
import { relevanceSettings, relevanceStock } from './fixtures/relevance-stock.ts';
import { SearchError } from './search-error.ts';

const filled = () => {
  const engine = createSearchEngine(relevanceSettings);
  engine.upsert(relevanceStock);
  return engine;
};
const idsOf = (engine: ReturnType<typeof filled>, query: string) =>
  engine.search({ query, limit: 100 }).hits.map(({ id }) => id);

describe('the engine', () => {
  it('returns twenty-one hits by default, best rank first [B9.01, B7.05]', () => {
    const { hits, totalHits } = filled().search({});
    expect(hits).toHaveLength(21);
    expect(totalHits).toBe(relevanceStock.length);
    const ranks = hits.map(({ custom_rank }) => Number(custom_rank));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  });

  it('lists the ids of its hits, and refuses to read hits that a change may have replaced', () => {
    const engine = filled();
    const [early, late] = [engine.search({}), engine.search({})];
    expect(early.hits.map(({ id }) => id)).toEqual(early.ids);
    engine.remove([Number(late.ids[0])]);
    expect(early.hits).toHaveLength(21);
    expect(late.ids).toHaveLength(21);
    expect(() => late.hits).toThrow('Hits must be read before the stock changes.');
  });

  it('counts a facet or range as if its own values were not chosen [B3.13]', () => {
    const found = filled().search({
      refinements: { make: ['Mazda'], body: ['SUV'] },
      ranges: { price: { max: 30_000 } },
      facets: ['make', 'body', 'fuel', 'price'],
    });
    expect(found.hits.map(({ id }) => id)).toEqual([8]);
    expect(found.facets.make).toEqual([
      { value: 'Mazda', count: 1 },
      { value: 'Nissan', count: 1 },
    ]);
    expect(found.facets.body).toEqual([
      { value: 'Hatch', count: 1 },
      { value: 'SUV', count: 1 },
    ]);
    expect(found.facets.fuel).toEqual([{ value: 'Petrol', count: 1 }]);
    expect(found.stats.price).toEqual({ min: 22_990, max: 38_990 });
  });

  it('ranks adjacent words before words apart, whatever the custom rank', () => {
    const engine = createSearchEngine(relevanceSettings);
    engine.upsert([
      { id: 1, name: 'Land Rover and a Cruiser', custom_rank: 9 },
      { id: 2, name: 'Toyota Land Cruiser', custom_rank: 1 },
    ]);
    expect(idsOf(engine, 'land cruiser')).toEqual([2, 1]);
  });

  it('keeps the interpretation of the words when a filter leaves nothing', () => {
    const found = filled().search({ query: 'toyota unicorn', refinements: { make: ['Mazda'] }, facets: ['make'] });
    expect(found.totalHits).toBe(0);
    expect(found.facets.make).toEqual([{ value: 'Toyota', count: 6 }]);
  });

  it('removes a car completely, and finds a changed car by its new words', () => {
    const engine = filled();
    const [landcruiser] = relevanceStock;
    engine.upsert([
      { ...landcruiser, name: '2022 Toyota Tundra', model: 'Tundra', make_model: 'Toyota Tundra', stocknum: 'T77' },
    ]);
    expect(idsOf(engine, 'tundra')).toEqual([1]);
    expect(idsOf(engine, 't77')).toEqual([1]);
    expect(idsOf(engine, 'w1001')).toEqual([]);
    expect(idsOf(engine, 'landcruiser')).toEqual([2]);
    engine.remove([1, 4711]);
    expect(idsOf(engine, 'tundra')).toEqual([]);
    expect(engine.find(1)).toBeUndefined();
    expect(engine.count()).toBe(relevanceStock.length - 1);
  });

  it('reuses the rows of removed cars, so that the index does not grow', () => {
    const index = new EngineIndex(relevanceSettings);
    for (let turn = 0; turn < 400; turn++) {
      index.upsert(
        relevanceStock.map((car) => ({ ...car, id: Number(car.id) + turn * 100, stocknum: `S${turn}-${car.id}` })),
      );
      index.remove(relevanceStock.map(({ id }) => Number(id) + turn * 100));
    }
    expect(index.table.size).toBe(0);
    expect(index.table.capacity).toBe(256);
    expect(index.text.vocabulary.size).toBe(0);
  });

  it('takes a value in capitals after one without capitals has left', () => {
    const engine = createSearchEngine({
      ...relevanceSettings,
      filterableAttributes: ['id', 'stocknum', 'slug'],
      uniqueAttributes: ['slug'],
    });
    engine.upsert([1, 2, 3].map((id) => ({ id, stocknum: `${1000 + id}`, slug: `kia-${id}` })));
    engine.remove([3]);
    engine.upsert([{ id: 4, stocknum: 'U4', slug: 'Kia-4' }]);
    expect(engine.search({ refinements: { stocknum: ['u4'] } }).ids).toEqual([4]);
    expect(engine.search({ refinements: { slug: ['kia-4'] }, facets: ['slug'] }).facets.slug).toContainEqual({
      value: 'Kia-4',
      count: 1,
    });
  });

  it.each([600, 70_000])('finds numbers by range after %i documents without a number were added', (count) => {
    const engine = createSearchEngine({ ...relevanceSettings, searchableTiers: [], identifierAttributes: [] });
    const priced = Array.from({ length: 100 }, (_, id) => ({ id, price: id * 1000, year: 2000 + (id % 20) }));
    engine.upsert(priced);
    const search = () => {
      const { ids, stats } = engine.search({
        ranges: { price: { min: 20_000, max: 79_000 } },
        sort: ['price:asc'],
        stats: ['price'],
        limit: 100,
      });
      return { ids, stats };
    };
    const before = search();
    expect(before.ids).toEqual(priced.slice(20, 80).map(({ id }) => id));
    engine.upsert(Array.from({ length: count }, (_, at) => ({ id: 1000 + at, model: 'Rio' })));
    expect(search()).toEqual(before);
    expect(engine.search({ refinements: { model: ['Rio'] } }).totalHits).toBe(count);
    engine.upsert([{ id: 20, price: 20_500.5, year: 2000 }]);
    expect(search().ids).toEqual(before.ids);
    engine.remove(priced.slice(0, 50).map(({ id }) => id));
    expect(search().ids).toEqual(priced.slice(50, 80).map(({ id }) => id));
  });

  it('distinguishes more values of an attribute than fit two bytes', () => {
    const engine = createSearchEngine({ ...relevanceSettings, searchableTiers: [], identifierAttributes: [] });
    const count = 70_000;
    engine.upsert(
      Array.from({ length: count }, (_, id) => ({ id, model: `model ${id}`, filtered_features: [`a${id}`, `b${id}`] })),
    );
    for (const id of [0, 65_534, 65_535, 65_536, count - 1]) {
      const found = engine.search({ ids: [String(id)], facets: ['model', 'filtered_features'] });
      expect(found.facets.model).toEqual([{ value: `model ${id}`, count: 1 }]);
      expect(found.facets.filtered_features?.map(({ value }) => value)).toEqual([`a${id}`, `b${id}`]);
    }
  });

  it('finds facet values by the start of any word, allowing a typo', () => {
    const engine = filled();
    const find = (facetQuery: string) => engine.facetSearch({ facet: 'make', facetQuery }).map(({ value }) => value);
    expect(find('m')).toEqual(['Mazda', 'Mercedes-Benz', 'Mitsubishi']);
    expect(find('rov')).toEqual(['Land Rover']);
    expect(find('mitsibishi')).toEqual(['Mitsubishi']);
    expect(find('mercedesb')).toEqual(['Mercedes-Benz']);
    expect(engine.facetSearch({ facet: 'make', facetQuery: '', query: 'ute', order: 'count', limit: 1 })).toEqual([
      { value: 'Ford', count: 1 },
    ]);
  });

  it('names the attribute that may not be filtered, sorted, counted or searched', () => {
    const engine = filled();
    const codeOf = (run: () => unknown): string | undefined => {
      try {
        run();
      } catch (error) {
        return error instanceof SearchError ? error.code : 'another error';
      }
      return undefined;
    };
    expect(codeOf(() => engine.search({ filter: 'wheels = 4' }))).toBe('invalid_search_filter');
    expect(codeOf(() => engine.search({ refinements: { wheels: ['4'] } }))).toBe('invalid_search_filter');
    expect(codeOf(() => engine.search({ sort: ['make:asc'] }))).toBe('invalid_search_sort');
    expect(codeOf(() => engine.search({ facets: ['wheels'] }))).toBe('invalid_search_facets');
    expect(codeOf(() => engine.facetSearch({ facet: 'wheels', facetQuery: '' }))).toBe(
      'invalid_facet_search_facet_name',
    );
    expect(engine.search({ query: 'hilux' }).totalHits).toBe(1);
  });

  it('reports its memory use', () => {
    const engine = filled();
    const before = engine.memoryBytes();
    engine.upsert(Array.from({ length: 3000 }, (_, id) => ({ ...relevanceStock[id % 42], id: id + 1000 })));
    expect(engine.memoryBytes() - before).toBeGreaterThan(3000 * 300);
  });
});
