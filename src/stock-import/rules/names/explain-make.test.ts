import { expect, it } from 'vitest';
import { explainMake } from './explain-make.ts';
import { findKnownMake } from './known-makes.ts';

it.each([
  ['Landcruiser', 'a model of Toyota'],
  ['Toyotta', "If it's Toyota"],
  ['Hyundia', "If it's Hyundai"],
  ['Volkswagon', "If it's Volkswagen"],
  ['Mercedes Bens', "If it's Mercedes-Benz"],
])('names the make that %s is most likely meant to be', (make, said) => {
  expect(explainMake(make)).toContain(said);
});

it.each(['Toyota', 'VW', 'Mitsi', 'Merc', 'New Age', 'Jurgens', 'Crusader', 'Kia', 'XYZ', 'Ram'])(
  'says nothing of %s',
  (make) => {
    expect(explainMake(make)).toBeUndefined();
  },
);

it.each([
  ['Mitsi', 'Mitsubishi'],
  ['MERC', 'Mercedes-Benz'],
  ['vw', 'Volkswagen'],
  ['Chevy', 'Chevrolet'],
])('reads %s as %s', (text, make) => {
  expect(findKnownMake(text)).toBe(make);
});
