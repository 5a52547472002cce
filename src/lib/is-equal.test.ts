import { expect, it } from 'vitest';
import { isEqual } from './is-equal.ts';

it.each([
  [
    { a: 1, b: [{ c: null, d: 'x' }] },
    { b: [{ d: 'x', c: null }], a: 1 },
  ],
  [{ a: undefined }, {}],
  [[], []],
])('%j equals %j', (one, other) => {
  expect(isEqual(one, other)).toBe(true);
});

it.each([
  [{ a: 1 }, { a: '1' }],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a'], ['a', 'b']],
  [[], {}],
  [null, {}],
  [0, null],
])('%j differs from %j', (one, other) => {
  expect(isEqual(one, other)).toBe(false);
});
