import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

describe('formatPrice', () => {
  it('writes a dollar sign, thousands separators and no decimals [L9.32]', () => {
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
