import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestApplication, testTerms } from '../../testing/test-application.ts';
import type { Application } from '../answers/read-application.ts';
import { assessApplication, findFittingAmountCents } from './assess-application.ts';
import { calculateMonthlyRepaymentCents } from './choose-loan-terms.ts';
import { getBenchmarkYearCents } from './living-benchmark.ts';
import { calculateIncomeTaxCents } from './resident-tax.ts';

const bounds = { maxAmountCents: 15_000_000, rateBufferPercent: 3 };
const assess = (changes: Partial<Application> = {}) =>
  assessApplication(makeTestApplication(changes), testTerms, bounds);

describe('income tax', () => {
  it('is that of residents in 2026-27, with 2% for Medicare [D.41]', () => {
    // The ATO's own figures at the end of each bracket, plus the levy.
    const vectors = [
      [18_200, 0, 0],
      [45_000, 4_020, 900],
      [135_000, 31_020, 2_700],
      [190_000, 51_370, 3_800],
      [200_000, 55_870, 4_000],
    ] as const;
    for (const [income, tax, levy] of vectors) expect(calculateIncomeTaxCents(income * 100)).toBe((tax + levy) * 100);
    expect(calculateIncomeTaxCents(0)).toBe(0);
  });

  it('has a marginal rate between 0 and 47 cents in the dollar [D.41]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_900_000, max: 50_000_000 }), (cents) => {
        const more = calculateIncomeTaxCents(cents + 100) - calculateIncomeTaxCents(cents);
        expect(more).toBeGreaterThanOrEqual(16);
        expect(more).toBeLessThanOrEqual(48);
      }),
    );
  });
});

describe('household expenses', () => {
  it('is at least the published budget, with 30% of a single one for each dependant [D.41]', () => {
    expect(getBenchmarkYearCents('single', 0)).toBe(3_313_400);
    expect(getBenchmarkYearCents('couple', 2)).toBe(4_773_100 + 2 * 994_020);
  });

  it('is the amount entered when that is higher [D.41]', () => {
    expect(assess()).toMatchObject({ livingCents: 276_200, isBenchmarkUsed: true });
    expect(assess({ livingYearCents: 4_800_000 })).toMatchObject({ livingCents: 400_000, isBenchmarkUsed: false });
  });
});

describe('an indicative assessment', () => {
  it('adds up line by line, rounded conservatively to whole dollars [D.41]', () => {
    const sum = assess({ loansYearCents: 120_001 });
    expect(sum).toMatchObject({
      incomeCents: 560_600,
      livingCents: 276_200,
      housingCents: 151_700,
      loansCents: 10_100,
      cardsCents: 19_000,
      roomCents: 103_600,
      repaymentCents: 49_000,
      bufferedRepaymentCents: 52_500,
      outcome: 'likely',
    });
    expect(sum.incomeCents - sum.livingCents - sum.housingCents - sum.loansCents - sum.cardsCents).toBe(sum.roomCents);
  });

  it('is likely, needs a talk or is unlikely by the surplus at the rate and at 3 points more [D.41]', () => {
    const leaves = (roomCents: number) => {
      const { roomCents: room } = assess();
      return assess({ housingYearCents: 1_820_400 + (room - roomCents) * 12 });
    };
    expect(leaves(52_500)).toMatchObject({ roomCents: 52_500, outcome: 'likely', reasons: ['fits'] });
    expect(leaves(52_400)).toMatchObject({ outcome: 'needsATalk', reasons: ['tooMuchWithBuffer'] });
    expect(leaves(49_000)).toMatchObject({ outcome: 'needsATalk', reasons: ['tooMuchWithBuffer'] });
    expect(leaves(48_900)).toMatchObject({ outcome: 'unlikely', reasons: ['tooMuch'] });
    expect(assess({ incomeYearCents: 0 })).toMatchObject({ outcome: 'unlikely', reasons: ['noIncome'], fitsCents: 0 });
  });

  it.each([
    ['fullTime', 2, 'shortJob', 3],
    ['partTime', 2, 'shortJob', 3],
    ['casual', 11, 'shortJob', 12],
    ['selfEmployed', 23, 'shortBusiness', 24],
  ] as const)(
    'needs a talk when the applicant has been %s for only %i months [D.41]',
    (employment, short, reason, enough) => {
      expect(assess({ employment, workedMonths: short })).toMatchObject({ outcome: 'needsATalk', reasons: [reason] });
      expect(assess({ employment, workedMonths: enough }).outcome).toBe('likely');
    },
  );

  it('needs a talk for an applicant on benefits [D.41]', () => {
    expect(assess({ employment: 'benefits', workedMonths: 0 }).reasons).toEqual(['noWork']);
  });

  it('names the largest amount that fits with the buffer, in hundreds of dollars and within what the site lends [D.41] [L2.12]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 1, max: 7 }), (roomCents, termYears) => {
        const fits = findFittingAmountCents(roomCents, termYears, testTerms, 9_000_000);
        expect(fits % 10_000).toBe(0);
        expect(calculateMonthlyRepaymentCents(fits, termYears, testTerms)).toBeLessThanOrEqual(roomCents);
        const more = calculateMonthlyRepaymentCents(fits + 10_000, termYears, testTerms);
        expect(fits === 9_000_000 || more > roomCents).toBe(true);
      }),
      { numRuns: 40 },
    );
    expect(assess({ incomeYearCents: 90_000_000 }).fitsCents).toBe(15_000_000);
  });
});
