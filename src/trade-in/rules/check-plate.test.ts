import { expect, it } from 'vitest';
import { checkPlate, platePattern } from './check-plate.ts';

it.each([
  ['abc 12d', 'QLD', 'ABC12D'],
  ['1ab-2cd', 'VIC', '1AB2CD'],
  ['S123·ABC', 'SA', 'S123ABC'],
  ['1ABC 123', 'WA', '1ABC123'],
  ['Go', 'NT', 'GO'],
])('reads %s of %s as %s [L4.13]', (written, state, rego) => {
  expect(checkPlate(written, state)).toEqual({ kind: 'plate', rego, regoState: state });
});

it.each([
  ['', 'QLD', 'noPlate'],
  [' - ', 'QLD', 'noPlate'],
  ['ABC12D', '', 'noState'],
  ['ABC12D', 'toString', 'noState'],
  ['A', 'QLD', 'wrongCharacters'],
  ['ABC_12', 'QLD', 'wrongCharacters'],
  ["A'; --", 'QLD', 'wrongCharacters'],
  ['ABCD123', 'NSW', 'tooLong'],
  ['ABCD1234', 'QLD', 'tooLong'],
])('refuses %s of %s: %s [L4.13]', (written, state, reason) => {
  expect(checkPlate(written, state)).toEqual({ kind: 'refused', reason });
});

it.each(['abc 12d', '1ab-2cd', 'S123·ABC', 'Go', 'a.b', '', ' - ', 'A', 'ABC_12', "A'; --"])(
  'the input pattern rejects exactly what no state’s plate can be: %j [L4.13]',
  (written) => {
    const isStopped = !new RegExp(`^(?:${platePattern})$`, 'v').test(written);
    const check = checkPlate(written, 'QLD');
    expect(isStopped).toBe(check.kind === 'refused');
  },
);
