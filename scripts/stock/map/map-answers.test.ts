import { expect, it } from 'vitest';
import { readMapAnswers } from './map-answers.ts';

const read = (columns: string) => () =>
  readMapAnswers({ columns }, (reason) => {
    throw new Error(`${reason}\n\nUsage`);
  });

it.each([
  ['branch', 'location_code'],
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

it("takes a dealer's everyday words for our columns: yard, km, price, colour, rego, status and notes", () => {
  const typed = 'Yd=yard; Clocks=km; Win=Price; Colr=colour; Plates=rego; Sts=status; Ad Words=notes';
  expect(read(typed)().columns).toEqual({
    Yd: 'location_code',
    Clocks: 'odometer',
    Win: 'price',
    Colr: 'colour',
    Plates: 'rego',
    Sts: 'status',
    'Ad Words': 'comments',
  });
  expect(read('Tag=stock number; Ext=Interior-Colour')().columns).toEqual({
    Tag: 'stock_number',
    Ext: 'interior_colour',
  });
  expect(read('Yard Notes=notes')).toThrow(
    '"Yard Notes" may be notes to your staff. Use comments if shoppers can read it, or ignored.',
  );
});
