import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateRepaymentCents } from './loan.ts';

const loan = {
  principalCents: 3_000_000,
  ratePercent: 6.49,
  termYears: 5,
  frequency: 'monthly',
  residualCents: 0,
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
