import { expect, it } from 'vitest';
import { parseIds } from './parse-ids.ts';

it.each([
  ['12,7', [12, 7]],
  ['7,7,12,7', [7, 12]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
  [null, []],
  ['', []],
  ['0,-1,1.5,1e3,x,9999999999999999, 8,5', [5]],
  [`${'9'.repeat(3_000)},5`, []],
])('reads the ids of %j [D.54]', (text, ids) => {
  expect(parseIds(text, 4)).toEqual(ids);
});
