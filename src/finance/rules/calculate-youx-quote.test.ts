import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateYouxQuote } from './calculate-youx-quote.ts';
import type { ProviderFees } from './provider-fees.ts';

const quote = (priceCents: number, ratePercent: number, fees: ProviderFees) =>
  calculateYouxQuote(priceCents, { ratePercent, pricing: { lenderName: null, rounding: 'up', fees, stated: null } });

// Calculated with 40 digits: the annuity of price and fees over 260 weeks, plus 12/52 of the monthly fee.
it.each([
  [4_299_000, 6.29, { onceCents: 930_00, monthlyCents: 8_00 }, 198_82, 8.19],
  [4_299_000, 6.29, { onceCents: 0, monthlyCents: 0 }, 192_81, 6.29],
  [4_299_000, 7.49, { onceCents: 395_00, monthlyCents: 10_00 }, 202_48, 8.75],
  [2_600_000, 0, { onceCents: 0, monthlyCents: 0 }, 100_00, 0],
])(
  'repays %d cents over five years at %f with the fees %o [B7.12] [D.59]',
  (priceCents, rate, fees, weekly, comparison) => {
    expect(quote(priceCents, rate, fees)).toEqual({
      weeklyRepaymentCents: weekly,
      advertisedRatePercent: rate,
      comparisonRatePercent: comparison,
    });
  },
);

it('repays the price, with a comparison rate never below the interest rate [B7.12]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1001, max: 100_000_000 }),
      fc.double({ min: 0.5, max: 30, noNaN: true }),
      (price, rate) => {
        const { weeklyRepaymentCents, comparisonRatePercent } = quote(price, rate, {
          onceCents: 930_00,
          monthlyCents: 8_00,
        });
        expect(weeklyRepaymentCents * 260).toBeGreaterThan(price);
        expect(comparisonRatePercent).toBeGreaterThan(rate);
      },
    ),
  );
});
