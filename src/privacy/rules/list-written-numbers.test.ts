import { expect, it } from 'vitest';
import { listWrittenNumbers } from './list-written-numbers.ts';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

it.each(['0412 345 678', '+61 412 345 678', '+61 (0)412 345 678', '0011 61 412 345 678', '412345678'])(
  'has an Australian number as a shopper typed it: %s',
  (typed) => expect(listWrittenNumbers('+61412345678')).toContain(digitsOf(typed)),
);

it('tells numbers of two countries apart, even if they end alike', () => {
  expect(listWrittenNumbers('+61412345678')).not.toContain(digitsOf('+44 7412 345 678'));
  expect(listWrittenNumbers('+447412345678')).toEqual(['447412345678', '00447412345678', '0011447412345678']);
});
