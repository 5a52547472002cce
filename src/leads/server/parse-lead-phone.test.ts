import { expect, it } from 'vitest';
import { parseLeadPhone } from './parse-lead-phone.ts';

it.each([
  ['0412 345 678', '+61412345678'],
  ['(07) 5550-1969', '+61755501969'],
  ['+61 412 345 678', '+61412345678'],
  ['+61 (0)7 5550 1969', '+61755501969'],
  ['0011 61 412 345 678', '+61412345678'],
  ['61412345678', '+61412345678'],
  ['08 9162 1234', '+61891621234'],
  ['０４１２ ３４５ ６７８', '+61412345678'],
  ['0412 345 67', undefined],
  ['0412 345 6789', undefined],
  ['5550 1969', undefined],
  ['1300 555 019', undefined],
  ['1800 555 019', undefined],
  ['13 12 34', undefined],
  ['0147 123 456', undefined],
  ['0512 345 678', undefined],
  ['+64 9 555 0123', undefined],
  ['+672 3 22222', undefined],
  ['0412 345 678 ext 5', undefined],
  ['call 0412 345 678', undefined],
  ['0412 345 678 or 0498 765 432', undefined],
  ['', undefined],
])('reads %s as the Australian number %s [D.33]', (written, number) => {
  expect(parseLeadPhone(written)).toBe(number);
});
