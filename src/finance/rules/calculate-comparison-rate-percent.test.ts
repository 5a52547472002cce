import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateComparisonRatePercent } from './calculate-comparison-rate-percent.ts';
import { calculateRepaymentCents } from './calculate-repayment-cents.ts';
import { roundRepaymentCents } from './round-repayment-cents.ts';

const loan = {
  principalCents: 3_000_000,
  ratePercent: 6.49,
  termYears: 5,
  frequency: 'monthly',
  residualCents: 0,
  upfrontFeesCents: 0,
  monthlyFeeCents: 0,
} as const;

describe('calculateRepaymentCents', () => {
  it('is the standard amortisation, compounded per period [B9.36]', () => {
    expect(calculateRepaymentCents(loan)).toBeCloseTo(58_684, 0);
    expect(calculateRepaymentCents({ ...loan, frequency: 'weekly' })).toBeCloseTo(13_519, 0);
    expect(calculateRepaymentCents({ ...loan, ratePercent: 0 })).toBe(50_000);
  });

  it('pays the loan off exactly, down to its final payment [B9.36]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 250_000 }),
        fc.double({ min: 0, max: 25, noNaN: true }),
        fc.integer({ min: 1, max: 7 }),
        fc.double({ min: 0, max: 0.6, noNaN: true }),
        (dollars, ratePercent, termYears, residualShare) => {
          const residualCents = Math.round(dollars * 100 * residualShare);
          const monthly = { ...loan, principalCents: dollars * 100, ratePercent, termYears, residualCents };
          const repayment = calculateRepaymentCents(monthly);
          let balance = monthly.principalCents;
          for (let month = 0; month < termYears * 12; month += 1) {
            balance = balance * (1 + ratePercent / 1200) - repayment;
          }
          expect(balance).toBeCloseTo(residualCents, 1);
        },
      ),
    );
  });
});

describe('calculateComparisonRatePercent', () => {
  it('gives the published vectors of Regulation 100', () => {
    expect(calculateComparisonRatePercent({ ...loan, upfrontFeesCents: 40_000, monthlyFeeCents: 1000 })).toBe(7.76);
    expect(calculateComparisonRatePercent({ ...loan, ratePercent: 8.49 })).toBe(8.49);
    expect(calculateComparisonRatePercent({ ...loan, frequency: 'weekly' })).toBe(6.51);
  });

  it('is never below the interest rate, and rises with fees', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.5, max: 20, noNaN: true }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1, max: 7 }),
        (ratePercent, upfrontFeesCents, termYears) => {
          const bare = calculateComparisonRatePercent({ ...loan, ratePercent, termYears });
          const withFees = calculateComparisonRatePercent({ ...loan, ratePercent, termYears, upfrontFeesCents });
          expect(bare).toBeCloseTo(ratePercent, 1);
          expect(withFees).toBeGreaterThanOrEqual(bare);
        },
      ),
    );
  });
});

it('rounds a repayment up, or to the nearest dollar where the lender does [B9.37] [D.11]', () => {
  expect(roundRepaymentCents(13_501, 'up')).toBe(13_600);
  expect(roundRepaymentCents(13_501, 'nearest')).toBe(13_500);
  expect(roundRepaymentCents(13_550, 'nearest')).toBe(13_600);
  expect(roundRepaymentCents(13_500.000001, 'up')).toBe(13_500);
});
