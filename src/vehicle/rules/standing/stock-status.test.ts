import { describe, expect, it } from 'vitest';
import { isInStock } from './is-in-stock.ts';
import { getStockStatus } from './stock-status.ts';

describe('status', () => {
  it('counts in_stock and coming_soon as in stock, sold as sold [B4.02]', () => {
    expect(isInStock({ status: 'in_stock' })).toBe(true);
    expect(isInStock({ status: 'coming_soon' })).toBe(true);
    expect(isInStock({ status: 'sold' })).toBe(false);
    expect(getStockStatus({ status: 'sold' })).toBe('sold');
  });

  it('takes an unknown status as unavailable [D.05]', () => {
    expect(getStockStatus({ status: 'in_transit' })).toBe('unavailable');
    expect(getStockStatus({ status: 'constructor' })).toBe('unavailable');
    expect(isInStock({ status: 'in_transit' })).toBe(false);
  });
});
