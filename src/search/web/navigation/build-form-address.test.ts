import { describe, expect, it } from 'vitest';
import { buildFormAddress } from './build-form-address.ts';

describe('buildFormAddress', () => {
  it('joins the two fields of a range into one parameter, currency signs removed [L2.33]', () => {
    expect(
      buildFormAddress('/search/', [
        ['make', 'Kia'],
        ['from[price]', '$25,000'],
        ['to[price]', '70000'],
      ]),
    ).toBe('/search/?make=Kia&range[price]=25000:70000');
  });

  it('leaves an open bound empty and an open range out [D.19]', () => {
    expect(
      buildFormAddress('/s/', [
        ['from[km]', ''],
        ['to[km]', '60,000 km'],
      ]),
    ).toBe('/s/?range[km]=:60000');
    expect(
      buildFormAddress('/s/', [
        ['from[km]', ''],
        ['to[km]', ' '],
      ]),
    ).toBe('/s/');
  });

  it('leaves empty fields out and keeps repeated ones', () => {
    expect(
      buildFormAddress('/s/', [
        ['query', '  '],
        ['make', 'Kia'],
        ['make', 'BMW'],
      ]),
    ).toBe('/s/?make=Kia&make=BMW');
  });
});
