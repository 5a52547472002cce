import { expect, it } from 'vitest';
import { isKnownParameter } from './known-parameters.ts';

it.each([
  ['/search/used-cars/', 'page', ['2', '10', '99'], ['1', '0', '-1', '', '2e3', 'x', '123456']],
  ['/blog', 'page', ['2'], ['-1', 'junk']],
  ['/search/', 'sortBy', ['price:asc', 'km:asc'], ['junk', 'price', 'price:up', '']],
  ['/search/', 'range[price]', ['10000:20000', ':20000', '10000:'], ['junk', ':', '']],
  ['/search/', 'make', ['Kia', ''], []],
  ['/search/', 'junk', [], ['1']],
] as const)('%s reads of %s %j, and not %j [B7.34]', (path, name, read, unread) => {
  for (const value of read) expect([value, isKnownParameter(path, name, value)]).toEqual([value, true]);
  for (const value of unread) expect([value, isKnownParameter(path, name, value)]).toEqual([value, false]);
});
