import { expect, it } from 'vitest';
import { readDecimal } from './read-decimal.ts';

it.each([
  ['1.85', 1.85],
  ['$12,000', 12_000],
  [' 250 ', 250],
  ['.5', 0.5],
  ['2.', 2],
  ['', null],
  ['abc', null],
  ['-3', null],
  ['1e9', null],
  ['1.2.3', null],
  ['12345678901', null],
])('reads %j as %j', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
