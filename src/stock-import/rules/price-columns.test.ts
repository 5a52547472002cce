import { expect, it } from 'vitest';
import { describePriceGuess, guessPriceColumn, isAskingHeading } from './price-columns.ts';

const guess = (...columns: readonly (readonly [string, readonly (number | undefined)[]])[]) =>
  guessPriceColumn(columns.map(([heading, dollars]) => ({ heading, dollars })));

it.each(['Ask $', 'Asking', 'Sell', 'Selling $', 'Retail', 'Web price', 'Website $', 'Our Price', 'Ad Price'])(
  'reads %s as the heading of an asking price',
  (heading) => {
    expect(isAskingHeading(heading)).toBe(true);
  },
);

it.each(['Price', 'Web', 'Online', 'Cost $', 'Sell by', 'Retail status', 'Trade price'])(
  "doesn't read %s as the heading of an asking price",
  (heading) => {
    expect(isAskingHeading(heading)).toBe(false);
  },
);

it('takes the column named for asking before a bare price, even if it is the lower one', () => {
  expect(guess(['Price', [31_200]], ['Ask $', [38_990]])).toMatchObject({ chosen: 'Ask $', other: 'Price' });
  expect(guess(['Price', [38_990]], ['Ask $', [31_200]])).toMatchObject({ chosen: 'Ask $', otherLower: 0 });
});

it('takes the higher of two asking prices', () => {
  expect(guess(['Sell $', [1000, 2000]], ['Retail $', [1500, 2500]])?.chosen).toBe('Retail $');
});

it('has nothing to guess with one column', () => {
  expect(guess(['Price', [1000]])).toBeUndefined();
});

it('says that the lower column may be the cost, with the first car of both', () => {
  const found = guess(['Price', [undefined, 31_200, 6150]], ['Ask $', [9990, 38_990, 8490]]);
  expect(found && describePriceGuess(found)).toBe(
    `We guessed which column is the price: "Ask $", not "Price". "Price" is lower in 2 of 2 rows, so it may be the cost. The first car has $38,990 and $31,200. Check with the dealer. If it's wrong, change it under stockFeed.columns.`,
  );
});
