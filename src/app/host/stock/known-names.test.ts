import { expect, it } from 'vitest';
import { manufacturers } from '#src/sites/config/manufacturers.ts';
import { findKnownMake } from '#src/stock-import/rules/names/known-makes.ts';

it('spells the makes of feeds as sites do [L3.12]', () => {
  const spellings = manufacturers.map(({ name }) => findKnownMake(name.toUpperCase()) ?? name);
  expect(spellings).toEqual(manufacturers.map(({ name }) => name));
});
