import { expect, it } from 'vitest';
import { isEmailAddress } from './field-text.ts';

it.each([
  ['ann@example.com', true],
  ['ann.o’neil+cars@sub.example.com.au', true],
  ['ann@bücher.example', true],
  ['ann', false],
  ['ann@example', false],
  ['ann@@example.com', false],
  ['ann@exa mple.com', false],
  ['.ann@example.com', false],
  ['ann@-example.com', false],
  ['ann@example..com', false],
  ['ann@127.0.0.1', false],
  ['<ann@example.com>', false],
  ['ann@example.com,bob@example.com', false],
])('says whether %s is an email address: %s [D.33]', (address, isOne) => {
  expect(isEmailAddress(address)).toBe(isOne);
});
