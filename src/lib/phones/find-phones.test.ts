import { expect, it } from 'vitest';
import { findPhones } from './find-phones.ts';

it.each([
  ['Ring Dazza 0491 570 006 after six', '0491 570 006'],
  ['office (07) 5550-1969', '(07) 5550-1969'],
  ['(+61 412 345 678)', '(+61 412 345 678'],
  ['61412345678', '61412345678'],
  ['+61 (4)12 345 678', '+61 (4)12 345 678'],
])('finds the phone number in %s', (text, written) => {
  expect(findPhones(text)).toEqual([{ written, index: text.indexOf(written) }]);
});

it('finds all phone numbers', () => {
  expect(findPhones('0491 570 006 or 0491 570 156').map(({ index }) => index)).toEqual([0, 16]);
});

it.each(['1300 555 019', 'engine 04123456789', 'no. 10412345678', '0512 345 678', 'MR0123456 78'])(
  'finds no phone number in %s',
  (text) => {
    expect(findPhones(text)).toEqual([]);
  },
);
