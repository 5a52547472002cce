import { describe, expect, it } from 'vitest';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { lender, set } from '../../testing/set-calculator.ts';

describe('calculateFinanceQuote', () => {
  const plain = { term: { startYears: 5 }, rate: { startPercent: 6.49 } };

  it('is the amortisation rounded up, or to the nearest dollar [B9.36] [B9.37] [D.11]', () => {
    expect(set(plain, {}, 0, null).quote()).toMatchObject({ repaymentCents: 13_600, comparisonRatePercent: 6.49 });
    expect(set(plain, { rounding: 'nearest' }, 0, null).quote()).toMatchObject({ repaymentCents: 13_500 });
    expect(set(plain, {}, 0, null).quote({ frequency: 'monthly' })).toMatchObject({ repaymentCents: 58_700 });
  });

  it('takes the establishment fee of the provider, else of the lender, else 0 [B9.35]', () => {
    const free = { term: { startYears: 5 }, rate: { minPercent: 0, startPercent: 0 } };
    const lent = { amountDollars: 26_000 };
    const repayment = (provider: object, figures: FinanceLender | null) => set(free, provider, 0, figures).quote(lent);
    expect(repayment({ establishmentFeeDollars: 1300 }, lender)).toMatchObject({ repaymentCents: 10_500 });
    expect(repayment({ establishmentFeeDollars: 1360.5 }, lender)).toMatchObject({ repaymentCents: 10_600 });
    expect(repayment({}, { ...lender, establishmentFeesCents: 52_000 })).toMatchObject({ repaymentCents: 10_200 });
    expect(repayment({}, null)).toMatchObject({ repaymentCents: 10_000 });
  });

  it('lowers the repayment by the deposit and leaves the final payment for the end [B5.34] [B9.36]', () => {
    const free = set({ term: { startYears: 5 }, rate: { minPercent: 0, startPercent: 0 } }, {}, 0, null);
    expect(free.quote({ depositDollars: 4000 })).toMatchObject({ repaymentCents: 10_000 });
    expect(free.quote({ residualDollars: 4000 })).toMatchObject({ repaymentCents: 10_000, residualCents: 400_000 });
    expect(free.quote({ residualDollars: 4000 })).toMatchObject({ plan: { totalCents: 3_000_000 } });
  });

  it('returns no quote at 25 dollars or less [B5.36]', () => {
    const free = set({ term: { startYears: 5 }, rate: { minPercent: 0, startPercent: 0 } }, {}, 0, null);
    expect(free.quote({ amountDollars: 6500 })).toEqual({ kind: 'enquire' });
    expect(free.quote({ amountDollars: 6501 })).toMatchObject({ kind: 'quote', repaymentCents: 2600 });
    expect(free.quote({ depositDollars: 40_000 })).toEqual({ kind: 'enquire' });
  });
});
