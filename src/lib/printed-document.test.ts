import { expect, it } from 'vitest';
import { endLabel } from './printed-document.ts';

it.each([
  ['Postcode', 'Postcode: '],
  ['Over how many years?', 'Over how many years? '],
])('ends the label %j', (label, ended) => {
  expect(endLabel(label)).toBe(ended);
});
