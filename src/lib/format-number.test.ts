import { expect, it } from 'vitest';
import { formatKm } from './format-km.ts';
import { formatNumber } from './format-number.ts';
import { formatPercent } from './format-percent.ts';

it('writes numbers with thousands separators', () => {
  expect(formatNumber(21_480)).toBe('21,480');
  expect(formatNumber(-1_234_567)).toBe('-1,234,567');
  expect(formatNumber(1234.56, 1)).toBe('1,234.6');
  expect(formatNumber(-0.2)).toBe('0');
  expect(formatKm(21_480)).toBe('21,480 km');
});

it('writes rates with two decimals', () => {
  expect(formatPercent(7.4)).toBe('7.40%');
});
