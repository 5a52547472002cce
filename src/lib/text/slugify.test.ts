import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCount, pluralise } from './noun.ts';
import { slugify, toKebabCase } from './slugify.ts';

it('converts a name to a URL segment', () => {
  expect(slugify('Mercedes-Benz')).toBe('mercedes-benz');
  expect(slugify('  Citroën C4 & more ')).toBe('citroen-c4-and-more');
  expect(slugify("Driver's Choice")).toBe('drivers-choice');
});

it('returns lower-case ASCII words and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

it('uses the singular or plural of a noun [D.53]', () => {
  const car = { one: 'car', many: 'cars' };
  expect(formatCount(1, car)).toBe('1 car');
  expect(formatCount(0, car)).toBe('0 cars');
  expect(formatCount(1204, car)).toBe('1,204 cars');
});

it('forms plurals of body types', () => {
  expect(['SUV', 'Hatch', 'Cab Chassis', 'People mover', 'Pantech', 'Bus'].map(pluralise)).toEqual([
    'SUVs',
    'Hatches',
    'Cab Chassis',
    'People movers',
    'Pantechs',
    'Buses',
  ]);
});

it.each([
  ['keyInformation', 'key-information'],
  ['surfaceInkRaised', 'surface-ink-raised'],
  ['sizeH1', 'size-h1'],
  ['card', 'card'],
])('writes %s as %s', (name, written) => expect(toKebabCase(name)).toBe(written));
