import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatColumnLine } from './format-column-line.ts';

it.each([
  'Stk #',
  'Price: ours',
  '#',
  'Yes',
  '- a',
  '*x',
  '"q"',
  '123',
  '%',
  '?',
  "it's",
  'Rego:',
  'a, b',
  'Tab\there',
])('writes the heading %j so that YAML reads it whole', (heading) =>
  expect(parse(formatColumnLine(heading, 'price'))).toEqual({ [heading]: 'price' }),
);

it('leaves a heading without special characters as it is', () => {
  expect(formatColumnLine('Price (Drive Away)', 'price')).toBe('Price (Drive Away): price');
});
