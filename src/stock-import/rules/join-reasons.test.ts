import { expect, it } from 'vitest';
import { joinReasons } from './join-reasons.ts';

it.each([
  [['"36" is too small'], '"36" is too small'],
  [['"36" is too small', '"32" is too small', '"36" is too small'], '"36", "32" is too small'],
  [['a "1"', 'a "2"', 'a "3"', 'a "4"'], 'a "1", "2", "3" …'],
  [
    ['5 km is too little for a car of 2020', '7 km is too little for a car of 2019'],
    '5, 7 km is too little for a car of 2020',
  ],
  [['7 km of 2020', '7 km of 2019'], '7 km of 2020, 2019'],
  [['says "a \\"b\\"", so', 'says "c", so'], 'says "a \\"b\\"", "c", so'],
  [['no value', 'no value'], 'no value'],
])('names the values in which reasons differ: %j', (reasons, joined) => {
  expect(joinReasons(reasons)).toBe(joined);
});
