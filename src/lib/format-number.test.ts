import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatKm, formatNumber, formatPercent, formatPrice } from './format-number.ts';
import { readDecimal } from './read-decimal.ts';

it('formats numbers with thousands separators', () => {
  expect(formatNumber(21_480)).toBe('21,480');
  expect(formatNumber(-1_234_567)).toBe('-1,234,567');
  expect(formatNumber(1234.56, 1)).toBe('1,234.6');
  expect(formatNumber(-0.2)).toBe('0');
  expect(formatKm(21_480)).toBe('21,480 km');
});

it('formats rates with two decimals', () => {
  expect(formatPercent(7.4)).toBe('7.40%');
});

describe('formatPrice', () => {
  it('formats a dollar sign, thousands separators and no decimals [L9.32]', () => {
    expect(formatPrice(4_299_000)).toBe('$42,990');
    expect(formatPrice(99_900)).toBe('$999');
    expect(formatPrice(100_000_000)).toBe('$1,000,000');
    expect(formatPrice(0)).toBe('$0');
    expect(formatPrice(1999)).toBe('$20');
    expect(formatPrice(-150_000)).toBe('-$1,500');
    expect(formatPrice(-10)).toBe('$0');
  });

  it('keeps every whole dollar, whatever its size [L9.32]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (dollars) => {
        const text = formatPrice(dollars * 100);
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*$/);
        expect(Number(text.replaceAll(/[$,]/g, ''))).toBe(dollars);
      }),
    );
  });
});

it.each([
  ['1.85', 1.85],
  ['$12,000', 12_000],
  [' 250 ', 250],
  ['.5', 0.5],
  ['2.', 2],
  ['', null],
  ['abc', null],
  ['-3', null],
  ['1e9', null],
  ['1.2.3', null],
  ['12345678901', null],
])('reads %j as %j', (text, number) => {
  expect(readDecimal(text)).toBe(number);
});
