import { expect, it } from 'vitest';
import { splitMakeModel } from './split-make-model.ts';

it.each([
  ['Toyota Hilux SR5', 'Toyota', 'HiLux', 'SR5'],
  ['TOYOTA / LANDCRUISER PRADO VX', 'Toyota', 'LandCruiser Prado', 'VX'],
  ['Mercedes Benz C200', 'Mercedes-Benz', 'C200', null],
  ['Land Rover Discovery Sport', 'Land Rover', 'Discovery Sport', null],
  ['VW - Golf GTI', 'Volkswagen', 'Golf GTI', null],
  ['Kia Xyz Sport', 'Kia', 'Xyz Sport', null],
])('splits %s', (text, make, model, badge) => {
  expect(splitMakeModel(text)).toEqual({ make, model, badge });
});

it.each(['Toyota', 'Hilux SR5', 'Foo Bar', ''])("doesn't split '%s'", (text) => {
  expect(splitMakeModel(text)).toBeUndefined();
});
