import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BudgetEntry,
  calculateBudgetCents,
  calculateBudgetRepaymentCents,
  readBudgetCents,
} from './calculate-budget.ts';

const weekly: BudgetEntry = { repaymentCents: 20_000, frequency: 'weekly', depositCents: 200_000 };
const monthly: BudgetEntry = { repaymentCents: 60_000, frequency: 'monthly', depositCents: 200_000 };
const anyEntry = fc.record({
  repaymentCents: fc.integer({ min: 0, max: 100_000_000 }),
  frequency: fc.constantFrom('weekly', 'monthly'),
  depositCents: fc.integer({ min: 0, max: 100_000_000 }),
});
const periodsOf = { weekly: 260, monthly: 60 } as const;

const payOff = ({ repaymentCents, frequency }: BudgetEntry, ratePercent: number): number => {
  const rate = ratePercent / 100 / (periodsOf[frequency] / 5);
  let owed = 0;
  for (let period = 0; period < periodsOf[frequency]; period += 1) owed = (owed + repaymentCents) / (1 + rate);
  return owed;
};

describe('calculateBudgetCents', () => {
  it('adds 52 weeks or 12 months of five years and the deposit [L9.05] [L9.06]', () => {
    expect(calculateBudgetCents(weekly, 0)).toBe(5_400_000);
    expect(calculateBudgetCents(monthly, 0)).toBe(3_800_000);
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const whole = BigInt(entry.repaymentCents) * BigInt(periodsOf[entry.frequency]) + BigInt(entry.depositCents);
        expect(calculateBudgetCents(entry, 0)).toBe(Number(whole));
      }),
    );
  });

  it('repays a loan over five years at a rate [L4.20] [L9.06]', () => {
    // 200 a week at 8.5% pays off 42,334. The deposit of 2,000 is added.
    expect(Math.floor(calculateBudgetCents(weekly, 8.5) / 100)).toBe(44_334);
    fc.assert(
      fc.property(anyEntry, fc.integer({ min: 1, max: 200 }), (entry, tenths) => {
        const expected = payOff(entry, tenths / 10) + entry.depositCents;
        expect(Math.abs(calculateBudgetCents(entry, tenths / 10) - expected)).toBeLessThan(1.001);
      }),
    );
  });
});

describe('calculateBudgetRepaymentCents', () => {
  it('returns the smallest whole-dollar repayment that buys a price [L4.20]', () => {
    const dollars = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(
        dollars,
        dollars,
        fc.constantFrom(0, 6.49, 8.5, 15),
        fc.constantFrom('weekly', 'monthly'),
        (...all) => {
          const [price, deposit, ratePercent, frequency] = all;
          const terms = { frequency, depositCents: deposit * 100 } as const;
          const repaymentCents = calculateBudgetRepaymentCents(price * 100, terms, ratePercent);
          const buys = (cents: number) => calculateBudgetCents({ ...terms, repaymentCents: cents }, ratePercent);
          expect(repaymentCents % 100).toBe(0);
          // Rounding down can cost one cent.
          expect(buys(repaymentCents)).toBeGreaterThanOrEqual(price * 100 - 1);
          if (repaymentCents > 0) expect(buys(repaymentCents - 100)).toBeLessThan(price * 100);
        },
      ),
    );
  });
});

describe('readBudgetCents', () => {
  it.each([
    ['200', 20_000],
    ['$2,000', 200_000],
    ['199.95', 19_995],
    ['1000000', 100_000_000],
    ['1000001', 100_000_000],
    ['99999999999999', 100_000_000],
    ['-5', 0],
  ])('holds %j between 0 and 1,000,000 [L5.09]', (text, cents) => {
    expect(readBudgetCents(text)).toBe(cents);
  });

  it.each(['', 'lots', '2e3', 'NaN', '1.2.3'])('reads %j as 0 [L5.10]', (text) => {
    expect(readBudgetCents(text)).toBe(0);
  });
});
