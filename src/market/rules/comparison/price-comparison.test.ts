import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPriceComparison, type PriceComparison, parsePriceComparison } from './price-comparison.ts';

const answer = {
  fill: 0.7,
  listing_price: 41_980,
  market_range_min: 40_900,
  market_range_max: 46_200,
  confidence: 0.8,
  description: 'Six alike.',
};

describe('parsePriceComparison', () => {
  it('reads the six fields, dollars as cents [B3.15] [B7.01]', () => {
    expect(parsePriceComparison(answer)).toEqual({
      fill: 0.7,
      listingPriceCents: 4_198_000,
      marketMinCents: 4_090_000,
      marketMaxCents: 4_620_000,
      confidence: 0.8,
      description: 'Six alike.',
    });
  });

  it('takes a share above 1 for 1 [B3.15]', () => {
    expect(parsePriceComparison({ ...answer, fill: 1.2, confidence: 80 })).toMatchObject({ fill: 1, confidence: 1 });
  });

  it.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'])(
    'is nothing without %s, and when it is no number [B5.01]',
    (field) => {
      for (const value of [undefined, null, 'high', Number.NaN, -1]) {
        expect(parsePriceComparison({ ...answer, [field]: value })).toBeNull();
      }
    },
  );

  it('works without a description [B5.01]', () => {
    for (const description of [undefined, null, '', ' ', 7]) {
      expect(parsePriceComparison({ ...answer, description })?.description).toBeNull();
    }
  });

  it('returns null for anything but an object [B5.01]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.anything())), (value) => {
        expect(parsePriceComparison(value)).toBeNull();
      }),
    );
  });

  it('reads back what is written [B3.15]', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
    const comparison: fc.Arbitrary<PriceComparison> = fc.record({
      fill: share,
      listingPriceCents: cents,
      marketMinCents: cents,
      marketMaxCents: cents,
      confidence: share,
      description: fc.constantFrom(null, 'Six alike.'),
    });
    fc.assert(
      fc.property(comparison, (value) => {
        expect(parsePriceComparison(formatPriceComparison(value))).toEqual(value);
      }),
    );
  });
});
