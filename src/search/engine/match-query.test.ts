import { describe, expect, it } from 'vitest';
import { createSearchEngine } from './create-search-engine.ts';
import type { SearchRequest } from './search-api.ts';
import type { EngineDocument } from './text/text-index.ts';

const search = (documents: readonly EngineDocument[], request: SearchRequest) => {
  const engine = createSearchEngine({
    primaryKey: 'id',
    filterableAttributes: ['make'],
    sortableAttributes: [],
    searchableTiers: [['name'], ['fuel'], ['extras'], ['comments']],
    identifierAttributes: ['stocknum'],
    defaultSort: ['id:asc'],
  });
  engine.upsert(documents);
  return engine.search(request).hits.map(({ id }) => id);
};
const find = (names: readonly string[], query: string) =>
  search(
    names.map((name, id) => ({ id, name })),
    { query },
  ).map((id) => names[Number(id)]);

describe('ranking of query matches', () => {
  it('ranks a whole word before a prefix match, even one tier down, but not two', () => {
    const cars = [{ name: 'Ford Everest' }, { fuel: 'EV' }, { comments: 'ev' }].map((car, id) => ({ id, ...car }));
    expect(search(cars, { query: 'ev' })).toEqual([1, 0, 2]);
  });

  it('ranks adjacent words in their order before words apart', () => {
    const story = 'A story in which the ford is crossed by one ranger';
    expect(find([story, 'Ford Ranger'], 'ford ranger')).toEqual(['Ford Ranger', story]);
    expect(find(['Ranger Ford', 'Ford Ranger'], 'ford ranger')).toEqual(['Ford Ranger', 'Ranger Ford']);
    const extras = ['seat heated by leather', 'heated seat'].map((text, id) => ({ id, extras: text }));
    expect(search(extras, { query: 'heated seat' })).toEqual([1, 0]);
  });

  it('ranks words near the start of a text first', () => {
    const later = 'Harry Potter and the Half-Blood Prince';
    expect(find([later, 'Le Petit Prince'], 'prince')).toEqual(['Le Petit Prince', later]);
  });

  it('ranks only by the searched attributes', () => {
    const cars = [
      { id: 0, name: 'Captain Planet', comments: 'of the Marvel universe, said the captain' },
      { id: 1, name: 'Marvel', comments: 'captain' },
    ];
    expect(search(cars, { query: 'captain' })).toEqual([0, 1]);
    expect(search(cars, { query: 'captain', attributesToSearchOn: ['comments'] })).toEqual([1, 0]);
    expect(search(cars, { query: 'captain', attributesToSearchOn: ['comm*'] })).toEqual([1, 0]);
    expect(search(cars, { query: 'captain marvel', attributesToSearchOn: ['name'], matchingStrategy: 'all' })).toEqual(
      [],
    );
    expect(search(cars, { query: 'captain marvel', attributesToSearchOn: ['name'], matchingStrategy: 'last' })).toEqual(
      [0],
    );
  });

  it('finds joined names in the searched attributes', () => {
    const cars = [{ id: 0, name: 'Toyota Landcruiser' }];
    expect(search(cars, { query: 'land cruiser', attributesToSearchOn: ['name'] })).toEqual([0]);
  });
});

describe('missing words', () => {
  const names = ['red ford', 'red mazda', 'blue ford', 'green kia'];

  it('are dropped from the end, one by one', () => {
    const cars = names.map((name, id) => ({ id, name }));
    expect(search(cars, { query: 'red ford ', matchingStrategy: 'last' })).toEqual([0, 1]);
    expect(search(cars, { query: 'red ford ', matchingStrategy: 'all' })).toEqual([0]);
    expect(search(cars, { query: 'red ford ' })).toEqual([0]);
    expect(search(cars, { query: 'red holden ' })).toEqual([0, 1]);
  });

  it('are dropped by frequency, the most frequent first', () => {
    const cars = [...names, 'ford', 'red holden'].map((name, id) => ({ id, name }));
    expect(search(cars, { query: 'ford holden ', matchingStrategy: 'frequency' })).toEqual([5]);
    expect(search(cars, { query: 'ford unicorn holden ', matchingStrategy: 'frequency' })).toEqual([5]);
  });
});

describe('phrases and excluded words', () => {
  const names = ['Land Cruiser Prado', 'Landcruiser', 'Cruiser Land', 'Land Cruiser Sahara'];

  it('match quoted words together, in order and without typos', () => {
    expect(find(names, '"land cruiser"')).toEqual([names[0], names[3]]);
    expect(find(names, '"land cruiser" sahara')).toEqual([names[3]]);
    expect(find(names, '"land cruise"')).toEqual([]);
    expect(find(names, '"land cruiser')).toEqual([names[0], names[3]]);
  });

  it('exclude words after a minus, but ignore a hyphen inside a name or alone', () => {
    expect(find(names, 'land -prado')).toEqual([names[2], names[3]]);
    expect(find(names, '-"land cruiser"')).toEqual([names[1], names[2]]);
    expect(find(['CX-5', 'CX-3'], 'cx-5')).toEqual(['CX-5']);
    expect(find(['CX-5', 'CX-3'], 'cx - 5')).toEqual(['CX-5']);
  });

  it('do not treat an inch sign as a quote', () => {
    expect(find(['17 inch alloys'], '17" alloys')).toEqual(['17 inch alloys']);
  });
});

it('returns one hit for each distinct value, and every hit without one', () => {
  const cars = ['Kia', 'Ford', 'Kia', undefined, undefined].map((make, id) => ({ id, ...(make && { make }) }));
  expect(search(cars, { distinct: 'make' })).toEqual([0, 1, 3, 4]);
  expect(search(cars, { distinct: 'make', offset: 1, limit: 2 })).toEqual([1, 3]);
});

it('drops hits that score too low', () => {
  const cars = ['Toyota', 'Toyots'].map((name, id) => ({ id, name }));
  expect(search(cars, { query: 'toyota ' })).toEqual([0, 1]);
  expect(search(cars, { query: 'toyota ', minScore: 0.9 })).toEqual([0]);
});
