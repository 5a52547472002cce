import { expect, it } from 'vitest';
import { readCylinders, readEngineCell } from './read-engine-cell.ts';

it.each([
  ['2.8L TD', '2.8'],
  ['2.5', '2.5'],
  ['3.2', '3.2'],
  ['4.5 V8', '4.5'],
  ['1.5T', '1.5'],
  ['2.0TDI', '2.0'],
  ['2,0 l', '2.0'],
  ['3L V6', '3'],
  ['3', '3'],
  ['4 cyl 2.4L', '2.4'],
  ['2.5, 4 cylinder', '2.5'],
])('reads %s as litres', (cell, value) => {
  expect(readEngineCell(cell, 'point')).toEqual({ field: 'engine_size_litres', value });
});

it.each([
  ['399cc', '399'],
  ['2,755 cc turbo', '2755'],
  ['1998', '1998'],
  ['2800 TD', '2800'],
])('reads %s as cubic centimetres', (cell, value) => {
  expect(readEngineCell(cell, 'point')).toEqual({ field: 'engine_size', value });
});

it.each([
  '',
  'V8',
  '0',
  '2.487',
  '2.5-3.0',
  '2.8L or 3.2L',
  '2.5 2494',
  '45L',
  '6.7.1',
  '4 cyl',
  '6 cylinder',
  '6cyl',
  'V6',
])('leaves %s', (cell) => {
  expect(readEngineCell(cell, 'point')).toBeUndefined();
});

it('reads a figure with a decimal comma', () => {
  expect(readEngineCell('2,8', 'comma')).toEqual({ field: 'engine_size_litres', value: '2.8' });
  expect(readEngineCell('2.755 cc', 'comma')).toEqual({ field: 'engine_size', value: '2755' });
});

it.each([
  ['4 cyl', '4'],
  ['6 cylinder', '6'],
  ['2.4L 4cyl', '4'],
  ['V6', undefined],
  ['2.4', undefined],
  ['2.4 cyl', undefined],
])('reads the cylinders of %s as %s', (cell, cylinders) => {
  expect(readCylinders(cell)).toBe(cylinders);
});
