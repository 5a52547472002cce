import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calculateComparisonRatePercent,
  calculateRepaymentCents,
  type LoanWithFees,
  repaymentFrequencies,
} from './loan.ts';

const loan: LoanWithFees = {
  principalCents: 3_000_000,
  ratePercent: 6.49,
  termYears: 5,
  frequency: 'monthly',
  residualCents: 0,
  upfrontFeesCents: 0,
  monthlyFeeCents: 0,
};

const findShortfallCents = (given: LoanWithFees, comparisonPercent: number): number => {
  const { periodsAYear, comparisonPeriodsAYear } = repaymentFrequencies[given.frequency];
  const rate = comparisonPercent / 100 / comparisonPeriodsAYear;
  const payment = calculateRepaymentCents(given) + (given.monthlyFeeCents * 12) / periodsAYear;
  let owedCents = given.principalCents - given.upfrontFeesCents;
  for (let period = 0; period < given.termYears * periodsAYear; period += 1)
    owedCents = owedCents * (1 + rate) - payment;
  return owedCents - given.residualCents;
};

describe('calculateComparisonRatePercent', () => {
  it('matches the published examples of Regulation 100 [B9.39]', () => {
    expect(calculateComparisonRatePercent({ ...loan, upfrontFeesCents: 40_000, monthlyFeeCents: 1000 })).toBe(7.76);
    expect(calculateComparisonRatePercent({ ...loan, ratePercent: 8.49 })).toBe(8.49);
    expect(calculateComparisonRatePercent({ ...loan, frequency: 'weekly' })).toBe(6.51);
  });

  it('leaves nothing owing when every payment is discounted at it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 2000 }),
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 2000 }),
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom('weekly', 'fortnightly', 'monthly'),
        (rateHundredths, upfrontFeesCents, monthlyFeeCents, termYears, residualCents, frequency) => {
          const fees = { upfrontFeesCents, monthlyFeeCents };
          const given = {
            ...loan,
            ...fees,
            termYears,
            residualCents,
            frequency,
            ratePercent: rateHundredths / 100,
          } as const;
          const percent = calculateComparisonRatePercent(given);
          // Rates 0.005 percentage points below and above must give balances of opposite sign.
          expect(findShortfallCents(given, percent - 0.00501)).toBeLessThan(0);
          expect(findShortfallCents(given, percent + 0.00501)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
