import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateVinCheckDigit, findVinFault } from './check-vin.ts';

it.each([
  ['1M8GDM9AXKP042788', 'X'],
  ['11111111111111111', '1'],
  ['5GZCZ43D13S812715', '1'],
])('calculates the check digit of %s', (vin, digit) => expect(calculateVinCheckDigit(vin)).toBe(digit));

it.each(['6T1BF3EK1AU123456', 'JTMB33FV00D000001', 'WVWZZZ1KZ6W000001', '1m8gdm9axkp042788'])(
  'finds nothing wrong with %s',
  (vin) => expect(findVinFault(vin, 2020)).toBeNull(),
);

it.each([
  ['6T1BF3EK1AU12345', 'has 16 characters'],
  ['6T1BF3EK1AU12345O', 'has the letter O'],
  ['6T1BF3EK1AQ123456', 'has the letter Q'],
  ['6T1BF3EK1AI123456', 'has the letter I'],
  ['6T1BF3EK-AU123456', "isn't a letter or digit"],
  ['1M8GDM9A1KP042788', 'wrong check digit'],
])('flags %s', (vin, reason) => expect(findVinFault(vin, 2020)?.reason).toContain(reason));

it('leaves chassis numbers from before VINs alone', () => {
  expect(findVinFault('HQ12345', 1974)).toBeNull();
  expect(findVinFault('HQ12345', 1989)).not.toBeNull();
});

it('flags any one wrong digit of a North American VIN but those whose weights agree', () => {
  const vin = '5GZCZ43D13S812715';
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 16 }), fc.integer({ min: 0, max: 9 }), (position, digit) => {
      const changed = vin.slice(0, position) + digit + vin.slice(position + 1);
      expect(findVinFault(changed, 2010) === null).toBe(changed === vin);
    }),
  );
});
