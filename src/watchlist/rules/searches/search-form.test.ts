import { expect, it } from 'vitest';
import { readSearchName } from './search-form.ts';

it('is one line without invisible characters, neither empty nor too long', () => {
  expect(readSearchName('  A\tred\u202e \n car ')).toBe('A red car');
  expect([readSearchName(''), readSearchName(' \u200b '), readSearchName('x'.repeat(81))]).toEqual([null, null, null]);
  expect(readSearchName('x'.repeat(80))).toHaveLength(80);
});
