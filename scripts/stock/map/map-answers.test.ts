import { expect, it } from 'vitest';
import { readMapAnswers } from './map-answers.ts';

const read = (columns: string) => () =>
  readMapAnswers({ columns }, (reason) => {
    throw new Error(`${reason}\n\nUsage`);
  });

it.each([
  ['yard', 'location_code'],
  ['rego expires', 'rego_expiry'],
  ['Color', 'colour'],
  ['kms', 'odometer'],
  ['trans', 'transmission'],
  ['outside colour', 'colour'],
])('suggests the nearest name for an unknown column, without the usage: %s', (typed, name) => {
  expect(read(`Yd=${typed}`)).toThrow(new RegExp(`^There is no column ${typed}\\. Did you mean ${name}[^\\n]*\\?$`));
});

it('lists all names if none is near', () => {
  expect(read('Yd=xyzzy')).toThrow(/^There is no column xyzzy\. Use ignored or one of stock_number, [^\n]*\.$/);
  expect(read('Yd')).toThrow('--columns needs NAME=VALUE, not Yd.\n\nUsage');
});
