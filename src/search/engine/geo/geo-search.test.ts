import { describe, expect, it } from 'vitest';
import { createSearchEngine } from '../create-search-engine.ts';
import { relevanceSettings } from '../fixtures/relevance-stock.ts';

const yards = {
  brisbane: { lat: -27.47, lng: 153.02 },
  'gold coast': { lat: '-28.0', lng: '153.4' },
  suva: { lat: -18.14, lng: 178.44 },
  apia: { lat: -13.83, lng: -171.77 },
  nowhere: { lat: 100, lng: 0 },
  unknown: undefined,
};

const engine = createSearchEngine({
  ...relevanceSettings,
  filterableAttributes: [...relevanceSettings.filterableAttributes, '_geo'],
  sortableAttributes: [...relevanceSettings.sortableAttributes, '_geo'],
});
engine.upsert(Object.entries(yards).map(([id, _geo]) => ({ id, ...(_geo && { _geo }) })));

const find = (filter?: string, sort: readonly string[] = ['_geoPoint(-27.47, 153.02):asc']) =>
  engine.search({ narrowing: filter, sort }).hits.map(({ id }) => id);

describe('geographical searches', () => {
  it('sort by distance in both directions, cars without a position last', () => {
    expect(find().slice(0, 4)).toEqual(['brisbane', 'gold coast', 'suva', 'apia']);
    expect(find(undefined, ['_geoPoint(-27.47, 153.02):desc']).slice(0, 4)).toEqual([
      ...['apia', 'suva', 'gold coast', 'brisbane'],
    ]);
  });

  it('find cars within a radius in metres', () => {
    expect(find('_geoRadius(-27.47, 153.02, 1000)')).toEqual(['brisbane']);
    expect(find('_geoRadius(-27.47,153.02,75000)')).toEqual(['brisbane', 'gold coast']);
    expect(find('NOT _geoRadius(-27.47, 153.02, 75000) AND _geoRadius(-18, 178, 100000)')).toEqual(['suva']);
  });

  it('find cars in a box, even across the date line', () => {
    expect(find('_geoBoundingBox([-27, 154], [-28.5, 153])')).toEqual(['brisbane', 'gold coast']);
    expect(find('_geoBoundingBox([-10, -170], [-20, 170])')).toEqual(['suva', 'apia']);
  });

  it('find cars in a polygon', () => {
    expect(find('_geoPolygon([-27, 152], [-27, 154], [-27.8, 153])')).toEqual(['brisbane']);
  });

  it('follow documents that move or are removed', () => {
    engine.upsert([{ id: 'suva', _geo: yards.brisbane }]);
    expect(find('_geoRadius(-27.47, 153.02, 1000)')).toEqual(['brisbane', 'suva']);
    engine.remove(['suva']);
    expect(find('_geoRadius(-27.47, 153.02, 1000)')).toEqual(['brisbane']);
    engine.upsert([{ id: 'suva', _geo: yards.suva }]);
    expect(find().slice(0, 3)).toEqual(['brisbane', 'gold coast', 'suva']);
  });

  it.each([
    ['_geoRadius(1, 2)', 'Was expecting 3 or 4 arguments'],
    ['_geoRadius', 'must be in the form'],
    ['_geoBoundingBox(1, 2)', 'expects two pairs'],
    ['_geoBoundingBox([1, 2], [3, 4])', 'The top latitude `1` is below the bottom latitude `3`'],
    ['_geoBoundingBox([91, 2], [3, 4])', 'Bad latitude `91`'],
    ['_geoRadius(1, 250, 3)', 'Hint: try using `-110`'],
    ['_geoPolygon([1, 2], [3, 4])', 'must be in the form'],
    [`_geoPolygon(${'[1, 2], '.repeat(100)}[1, 2])`, 'more than 100 points'],
  ])('say what is wrong with %s', (filter, message) => {
    expect(() => find(filter)).toThrow(message);
  });

  it.each([
    ['_geoPoint(1):asc', 'Invalid syntax for the geo parameter'],
    ['_geoPoint(91, 2):asc', 'Bad latitude `91`'],
    ['_geoDistance:asc', "`_geoDistance` is a reserved keyword and thus can't be used as a sort expression."],
    ['_geoRadius(1, 2, 3):asc', '`_geoRadius` is a reserved keyword'],
  ])('say what is wrong with the sort %s', (step, message) => {
    expect(() => find(undefined, [step])).toThrow(message);
  });

  it('are sorted by up to 10 different points', () => {
    const steps = Array.from({ length: 11 }, (_, at) => `_geoPoint(${at}, 2):asc`);
    expect(find(undefined, [...steps.slice(1), ...steps.slice(1)])).toEqual(find(undefined, steps.slice(1)));
    expect(() => find(undefined, steps)).toThrow('The sort parameter has more than 10 `_geoPoint` steps.');
  });

  it('are rejected when the index has no positions', () => {
    const plain = createSearchEngine(relevanceSettings);
    expect(() => plain.search({ narrowing: '_geoRadius(1, 2, 3)' })).toThrow('Attribute `_geo` is not filterable');
    expect(() => plain.search({ sort: ['_geoPoint(1, 2):asc'] })).toThrow('Attribute `_geo` is not sortable');
  });
});
