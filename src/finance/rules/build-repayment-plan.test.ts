import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateRepaymentCents, repaymentFrequencies } from '#src/lib/loans/loan.ts';
import { buildRepaymentPlan, type PlannedLoan } from './build-repayment-plan.ts';

const replay = (loan: PlannedLoan) => {
  const { periodsAYear } = repaymentFrequencies[loan.frequency];
  const parts = 10_000n * BigInt(periodsAYear);
  const feesOf = (periods: number) => BigInt(Math.round(((loan.monthlyFeeCents * 12) / periodsAYear) * periods));
  const all = Math.round(loan.termYears * periodsAYear);
  const residual = BigInt(loan.residualCents);
  let left = all;
  let owed = BigInt(loan.principalCents);
  const paid: bigint[] = [];
  while (left > 0) {
    left -= 1;
    if (owed === 0n) break;
    const interest = (2n * owed * BigInt(Math.round(loan.ratePercent * 100)) + parts) / (2n * parts);
    owed += interest + feesOf(all - left) - feesOf(all - left - 1);
    const due = owed - residual;
    const payment = left === 0 || due < BigInt(loan.repaymentCents) ? due : BigInt(loan.repaymentCents);
    if (payment > 0n) paid.push(payment);
    owed -= payment;
  }
  return { paid, total: paid.reduce((sum, cents) => sum + cents, 0n) + residual };
};

const anyLoan = fc
  .record({
    dollars: fc.integer({ min: 1000, max: 250_000 }),
    rateHundredths: fc.integer({ min: 0, max: 2500 }),
    halfYears: fc.integer({ min: 2, max: 14 }),
    residualShare: fc.integer({ min: 0, max: 100 }),
    upfrontFeesCents: fc.integer({ min: 0, max: 200_000 }),
    monthlyFeeCents: fc.integer({ min: 0, max: 2000 }),
    isLendersOwn: fc.constant(false),
    frequency: fc.constantFrom('weekly' as const, 'fortnightly' as const, 'monthly' as const),
    roundingCents: fc.integer({ min: -50, max: 100 }),
  })
  .map(({ dollars, rateHundredths, halfYears, residualShare, roundingCents, ...others }): PlannedLoan => {
    const loan = {
      ...others,
      principalCents: dollars * 100,
      ratePercent: rateHundredths / 100,
      termYears: halfYears / 2,
      residualCents: dollars * residualShare,
    };
    const feeCents = (others.monthlyFeeCents * 12) / repaymentFrequencies[others.frequency].periodsAYear;
    // A repayment is at least one cent, rounded to dollars or not.
    const repaymentCents = Math.max(1, Math.round(calculateRepaymentCents(loan) + feeCents) + roundingCents);
    return { ...loan, repaymentCents };
  });

describe('buildRepaymentPlan', () => {
  it('agrees to the cent with a loan replayed in integers [B9.36] [B9.37]', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const plan = buildRepaymentPlan(loan);
        const { paid, total } = replay(loan);
        expect([plan.repayments, BigInt(plan.totalCents)]).toEqual([paid.length, total]);
        expect(BigInt(plan.lastRepaymentCents)).toBe(paid.at(-1) ?? 0n);
      }),
    );
  });

  it('ends at the final payment, with payments equal to the loan plus its cost [B9.36]', () => {
    fc.assert(
      fc.property(anyLoan, (loan) => {
        const { years, totalCents } = buildRepaymentPlan(loan);
        const { principalCents, upfrontFeesCents } = loan;
        expect(years[0]).toEqual({ years: 0, balanceCents: principalCents, costCents: upfrontFeesCents });
        expect(years.at(-1)).toMatchObject({ years: loan.termYears, balanceCents: loan.residualCents });
        expect(totalCents).toBe(principalCents - upfrontFeesCents + (years.at(-1)?.costCents ?? 0));
      }),
    );
  });

  it('absorbs the rounding in the last repayment [B9.37]', () => {
    const free = { ratePercent: 0, termYears: 1, frequency: 'monthly', residualCents: 0 } as const;
    const noFees = { upfrontFeesCents: 0, monthlyFeeCents: 0, isLendersOwn: false };
    const plan = buildRepaymentPlan({ ...free, ...noFees, principalCents: 120_050, repaymentCents: 10_100 });
    expect(plan).toMatchObject({ repayments: 12, lastRepaymentCents: 8950, totalCents: 120_050 });
    expect(buildRepaymentPlan({ ...free, ...noFees, principalCents: 120_000, repaymentCents: 20_000 }).repayments).toBe(
      6,
    );
  });

  it("keeps a lender's own repayments unchanged and charges the difference [B3.16] [B9.36]", () => {
    fc.assert(
      fc.property(anyLoan, fc.integer({ min: 1, max: 500_000 }), (loan, repaymentCents) => {
        const plan = buildRepaymentPlan({ ...loan, repaymentCents, isLendersOwn: true });
        const periods = loan.termYears * repaymentFrequencies[loan.frequency].periodsAYear;
        expect(plan).toMatchObject({ repayments: periods, lastRepaymentCents: repaymentCents });
        expect(plan.totalCents).toBe(periods * repaymentCents + loan.residualCents);
        expect(plan.years.at(-1)).toEqual({
          years: loan.termYears,
          balanceCents: loan.residualCents,
          costCents: plan.totalCents - loan.principalCents + loan.upfrontFeesCents,
        });
      }),
    );
  });
});
