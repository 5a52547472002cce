import { expect, it } from 'vitest';
import { calculateVinCheckDigit } from './check-vin.ts';
import { findMistypedVins, type VinCar } from './find-mistyped-vins.ts';

const withDigit = (vin: string, digit: string): string => `${vin.slice(0, 8)}${digit}${vin.slice(9)}`;
const build = (manufacturer: string, number: number): string =>
  `${manufacturer}KU3JE0J0${String(290_000 + number * 37)}`;
const right = (manufacturer: string, number: number): string => {
  const vin = build(manufacturer, number);
  return withDigit(vin, calculateVinCheckDigit(vin));
};
/** A VIN whose ninth character is a wrong check digit. */
const wrong = (manufacturer: string, number: number): string => {
  const vin = right(manufacturer, number);
  return withDigit(vin, vin[8] === '5' ? '6' : '5');
};
const car = (vin: string, index: number, make = vin.slice(0, 3)): VinCar => ({
  row: index + 2,
  column: 'VIN',
  stockNumber: `K${index + 1}`,
  make,
  vin,
});
const find = (...vins: readonly string[]) => findMistypedVins(vins.map((vin, index) => car(vin, index)));
const named = (...vins: readonly string[]) => find(...vins).map(({ stockNumber }) => stockNumber);
const many = (manufacturer: string, count: number, of = right) =>
  Array.from({ length: count }, (_, index) => of(manufacturer, index));

const manufacturers = ['JTN', 'JM0', 'KMH', 'MNA', 'VF7'];
const mixed = manufacturers.flatMap((manufacturer) => many(manufacturer, 2));

it('names a VIN whose check digit is the only wrong one in a file of several makes', () => {
  const [warning, ...rest] = find(...mixed, 'MRHGK5858F0647767');
  expect(rest).toEqual([]);
  expect(warning).toEqual({
    row: 12,
    column: 'VIN',
    stockNumber: 'K11',
    reason: `"MRHGK5858F0647767" may be mistyped: its check digit is wrong, but right in all of the file's other VINs`,
  });
  expect(find(...mixed, 'MRHGK5858F0647467')).toEqual([]);
});

it('names a VIN if at least two thirds of the manufacturer’s other VINs have the right digit', () => {
  expect(find(...many('JTN', 5), wrong('JTN', 9))).toMatchObject([
    { stockNumber: 'K6', reason: expect.stringContaining('most of the file\'s other VINs that begin with "JTN"') },
  ]);
  const twoWrong = [wrong('JTN', 8), wrong('JTN', 9)];
  expect(named(...many('JTN', 4), ...twoWrong)).toEqual(['K5', 'K6']);
  expect(named(...many('JTN', 3), ...twoWrong, wrong('JTN', 10))).toEqual([]);
  expect(named(...many('JTN', 5), ...many('KMH', 20, wrong), wrong('JTN', 9))).toEqual(['K26']);
});

it('says nothing if too few VINs show that check digits are used', () => {
  expect(find(...many('JTN', 4), wrong('JTN', 9))).toEqual([]);
  expect(find(...mixed.slice(1), wrong('MRH', 1))).toEqual([]);
  expect(find(...many('JTN', 20), wrong('MRH', 1))).toEqual([]);
  expect(find(...mixed, wrong('MRH', 1), wrong('KNA', 1))).toEqual([]);
  const oneMake = [...mixed, wrong('MRH', 1)].map((vin, index) => car(vin, index, 'Toyota'));
  expect(findMistypedVins(oneMake)).toEqual([]);
});

it('counts a VIN in two rows once, and no VINs that must have a check digit or aren’t VINs', () => {
  expect(find(...mixed.slice(0, 5), ...mixed.slice(0, 5), wrong('MRH', 1))).toEqual([]);
  const american = ['1M8GDM9AXKP042788', '5GZCZ43D13S812715', '11111111111111111', 'HQ12345'];
  expect(find(...mixed.slice(0, 7), ...american, wrong('MRH', 1))).toEqual([]);
  expect(find(...mixed, '1M8GDM9A1KP042788')).toEqual([]);
});

it('says nothing about a VIN that has a letter where a check digit would be', () => {
  for (const letter of ['Z', 'M']) expect(find(...mixed, withDigit(right('WVW', 1), letter))).toEqual([]);
  expect(named(...mixed, withDigit(build('WVW', 1), 'X'))).toEqual(['K11']);
});
