import { expect, it } from 'vitest';
import { nameBodies } from './name-bodies.ts';

it('names vehicles by their body in the plural', () => {
  expect(['SUV', 'Hatch', 'Pantech', 'Touring Caravan'].map((body) => nameBodies(body, 'cars'))).toEqual([
    'SUVs',
    'Hatches',
    'Pantechs',
    'Touring Caravans',
  ]);
});

it('gives an adjective the noun that it lacks', () => {
  expect(nameBodies('Naked', 'motorcycles')).toBe('Naked motorcycles');
  expect(nameBodies('refrigerated', 'trucks')).toBe('refrigerated trucks');
});

it('leaves an adjective alone in a list', () => {
  expect(['Naked', 'Sports', 'Cruiser'].map((body) => nameBodies(body))).toEqual(['Naked', 'Sports', 'Cruisers']);
});
