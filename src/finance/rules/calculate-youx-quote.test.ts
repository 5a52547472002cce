import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calculateYouxQuote } from './calculate-youx-quote.ts';
import { financeConfig } from './config.ts';

const { example } = financeConfig.parse({});

// Worked out with 40 digits: the annuity of price and fees over 260 weeks, and 12/52 of the monthly fee.
it.each([
  [4_299_000, { ratePercent: 6.29, feesDollars: 930, monthlyFeeDollars: 8 }, 198_82, 8.19],
  [4_299_000, { ratePercent: 6.29, feesDollars: 0, monthlyFeeDollars: 0 }, 192_81, 6.29],
  [4_299_000, { ratePercent: 7.49, feesDollars: 395, monthlyFeeDollars: 10 }, 202_48, 8.75],
  [2_600_000, { ratePercent: 0, feesDollars: 0, monthlyFeeDollars: 0 }, 100_00, 0],
])('repays %d cents over five years at the example %o [B7.12] [D.59]', (priceCents, terms, weekly, comparison) => {
  expect(calculateYouxQuote(priceCents, terms)).toEqual({
    weeklyRepaymentCents: weekly,
    advertisedRatePercent: terms.ratePercent,
    comparisonRatePercent: comparison,
  });
});

it('pays the price back, and never says a comparison rate below the interest of a loan with fees [B7.12]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1001, max: 100_000_000 }),
      fc.double({ min: 0.5, max: 30, noNaN: true }),
      (price, rate) => {
        const quote = calculateYouxQuote(price, { ...example, ratePercent: rate });
        expect(quote.weeklyRepaymentCents * 260).toBeGreaterThan(price);
        expect(quote.comparisonRatePercent).toBeGreaterThan(rate);
      },
    ),
  );
});
