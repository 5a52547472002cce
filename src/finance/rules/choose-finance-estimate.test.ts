import { describe, expect, it } from 'vitest';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { chooseFinanceEstimate } from './choose-finance-estimate.ts';
import { financeConfig } from './config.ts';
import { getWeeklyRepaymentCents } from './get-weekly-repayment-cents.ts';

const lender = makeTestLender({
  paymentWeekCents: 19_850,
  paymentMonthCents: 86_000,
  establishmentFeesCents: 40_000,
  disclaimer: 'Approved applicants only.',
});

/** Providers A to G of the specification, and one without conditions. */
const providers = {
  a: { name: 'A', newerThanYears: 12, overPriceDollars: 500, mustBeInStock: true, requires: ['comparisonRate'] },
  b: { name: 'B', mustBeInStock: true },
  c: { name: 'C', mustBeInStock: true },
  d: { name: 'D', overPriceDollars: 500, mustBeInStock: true, requires: ['paymentWeek'] },
  e: { name: 'E', overPriceDollars: 500, mustBeInStock: true, requires: ['paymentWeek'] },
  f: { name: 'F', overPriceDollars: 500, mustBeInStock: true, requires: ['paymentWeek'] },
  g: { name: 'G', overPriceDollars: 500, mustBeInStock: true, requires: ['paymentMonth'] },
  open: { name: 'Open' },
} as const;

type Key = keyof typeof providers;

const choose = (key: Key, vehicle: Partial<Vehicle> = {}, figures: Partial<FinanceLender> = {}, config = {}) =>
  chooseFinanceEstimate(
    makeTestVehicle({ priceCents: 4_299_000, financeLenders: { [key]: { ...lender, ...figures } }, ...vehicle }),
    financeConfig.parse({ provider: key, providers, ...config }),
    2026,
  );
const outcome = (...args: Parameters<typeof choose>) => {
  const choice = choose(...args);
  return choice.kind === 'estimate' ? 'estimate' : choice.reason;
};

describe('chooseFinanceEstimate', () => {
  it('needs lender data of the provider in use [B5.05]', () => {
    expect(outcome('open')).toBe('estimate');
    expect(outcome('open', { financeLenders: null })).toBe('noLenderData');
    expect(outcome('open', { financeLenders: { other: lender } })).toBe('noLenderData');
    expect(outcome('open', {}, {}, { provider: null })).toBe('noProvider');
    expect(outcome('open', {}, {}, { provider: 'unknown' })).toBe('noProvider');
  });

  it('needs both rates; 0 is a rate [B5.06]', () => {
    expect(outcome('open', {}, { interestRatePercent: null })).toBe('ratesMissing');
    expect(outcome('open', {}, { comparisonRatePercent: null })).toBe('ratesMissing');
    expect(outcome('open', {}, { interestRatePercent: 0, comparisonRatePercent: 0 })).toBe('estimate');
  });

  it('excludes the configured makes [B5.07]', () => {
    expect(outcome('open', {}, {}, { excludedMakes: ['NISSAN'] })).toBe('makeExcluded');
    expect(outcome('open', { make: 'Kia' }, {}, { excludedMakes: ['NISSAN'] })).toBe('estimate');
  });

  it('excludes the configured dealerships [B5.08]', () => {
    const config = { excludedDealerships: ['one', 'two', 'three', 'four', 'five'] };
    expect(outcome('open', { dealershipSlug: 'five' }, {}, config)).toBe('dealershipExcluded');
    expect(outcome('open', { dealershipSlug: 'six' }, {}, config)).toBe('estimate');
  });

  it('provider A: newer than 12 years, above 500 dollars, in stock [B5.09]', () => {
    expect([outcome('a', { year: 2014 }), outcome('a', { year: 2015 })]).toEqual(['tooOld', 'estimate']);
    expect([outcome('a', { priceCents: 50_000 }), outcome('a', { priceCents: 50_100 })]).toEqual([
      'priceTooLow',
      'estimate',
    ]);
    expect([outcome('a', { status: 'sold' }), outcome('a', { status: 'coming_soon' })]).toEqual([
      'notInStock',
      'estimate',
    ]);
    expect(outcome('a', {}, { comparisonRatePercent: null })).toBe('ratesMissing');
  });

  it('providers B and C: in stock, at any price or year [B5.10]', () => {
    for (const key of ['b', 'c'] as const) {
      expect(outcome(key, { status: 'sold' })).toBe('notInStock');
      expect(outcome(key, { year: 1999, priceCents: 40_000 })).toBe('estimate');
    }
  });

  it('providers D, E and F: above 500 dollars, in stock, with a weekly payment [B5.11]', () => {
    for (const key of ['d', 'e', 'f'] as const) {
      expect(outcome(key)).toBe('estimate');
      expect(outcome(key, { priceCents: 50_000 })).toBe('priceTooLow');
      expect(outcome(key, { status: 'sold' })).toBe('notInStock');
      expect(outcome(key, {}, { paymentWeekCents: null })).toBe('figureMissing');
    }
  });

  it('provider G: above 500 dollars, in stock, with a monthly payment [B5.12]', () => {
    expect(outcome('g')).toBe('estimate');
    expect(outcome('g', { priceCents: 50_000 })).toBe('priceTooLow');
    expect(outcome('g', { status: 'sold' })).toBe('notInStock');
    expect(outcome('g', {}, { paymentMonthCents: null })).toBe('figureMissing');
    expect(choose('g', {}, { paymentWeekCents: null })).toMatchObject({ frequency: 'monthly', repaymentCents: 86_000 });
  });

  it('is weekly, or monthly when the lender states only that [B5.12] [B9.40]', () => {
    for (const provider of ['open', 'd', 'g'] as const) {
      expect(choose(provider)).toMatchObject({ frequency: 'weekly', repaymentCents: 19_900 });
    }
    expect(choose('g', {}, { paymentWeekCents: null })).toMatchObject({
      frequency: 'monthly',
      repaymentCents: 86_000,
      totalPayableCents: 60 * 86_000,
    });
  });

  it('is null when the deposit covers the price', () => {
    expect(outcome('open', {}, { depositCents: 4_299_000 })).toBe('nothingToFinance');
    expect(outcome('open', {}, { depositCents: 4_298_900 })).toBe('estimate');
  });

  it("shows the lender's own weekly figure rounded up, with its rates, term, deposit and total [B3.16] [B9.40] [D.11]", () => {
    expect(choose('open', {}, { balloonCents: 500_000 })).toEqual({
      kind: 'estimate',
      source: 'lender',
      lenderName: 'Open',
      repaymentCents: 19_900,
      frequency: 'weekly',
      interestRatePercent: 7.49,
      comparisonRatePercent: 8.61,
      termYears: 5,
      termMonths: 60,
      orMonthlyCents: 86_000,
      // 260 times the lender's exact $198.50, not the rounded repayment, plus the final $5,000.
      totalPayableCents: 5_661_000,
      depositCents: 0,
      balloonCents: 500_000,
      disclaimer: 'Approved applicants only.',
      pricing: {
        lenderName: 'Open',
        rounding: 'up',
        fees: { onceCents: 40_000, monthlyCents: 0 },
        stated: {
          lentCents: 4_299_000,
          residualCents: 500_000,
          ratePercent: 7.49,
          comparisonRatePercent: 8.61,
          termYears: 5,
          paymentWeekCents: 19_850,
          paymentMonthCents: 86_000,
          paymentWeekCentsByTermYears: {},
        },
      },
    });
  });

  it("rounds the lender's monthly repayment as configured, and shows it next to a weekly one only [B9.37] [B3.16]", () => {
    const month = (figures: Partial<FinanceLender>, provider: object = {}, calculator: object = {}) => {
      const given = { providers: { open: { name: 'Open', ...provider } }, calculator };
      const choice = choose('open', {}, { paymentMonthCents: 86_010, ...figures }, given);
      return choice.kind === 'estimate' && choice.orMonthlyCents;
    };
    expect([month({}), month({}, { rounding: 'nearest' })]).toEqual([86_100, 86_000]);
    for (const paymentMonthCents of [null, 0, 10_000]) expect(month({ paymentMonthCents })).toBeNull();
    expect(month({ paymentWeekCents: null })).toBeNull();
    expect(month({}, {}, { frequencies: ['weekly'] })).toBeNull();
  });

  it("uses a frequency that the site's calculator offers [B9.32] [B9.33]", () => {
    const by = (...frequencies: readonly string[]) => choose('open', {}, {}, { calculator: { frequencies } });
    expect(by('monthly')).toMatchObject({ frequency: 'monthly', repaymentCents: 86_000, orMonthlyCents: null });
    expect(by('fortnightly', 'monthly')).toMatchObject({ frequency: 'monthly' });
    expect(by('fortnightly')).toMatchObject({ frequency: 'fortnightly', repaymentCents: 40_100 });
    expect(by('monthly', 'weekly')).toMatchObject({ frequency: 'weekly', repaymentCents: 19_900 });
  });

  it("calculates the repayment when the lender's own would not repay the loan [B3.16] [B9.36]", () => {
    const worked = choose('open', {}, { paymentWeekCents: null, paymentMonthCents: null });
    for (const figures of [
      { paymentWeekCents: 12_000, paymentMonthCents: null },
      { paymentWeekCents: 12_000, paymentMonthCents: 50_000 },
    ]) {
      const { repaymentCents, totalPayableCents } = { ...worked, ...choose('open', {}, figures) } as Record<
        string,
        unknown
      >;
      expect(worked).toMatchObject({ frequency: 'weekly', repaymentCents, totalPayableCents });
      expect(totalPayableCents).toBeGreaterThan(4_299_000);
    }
    expect(choose('open', {}, { paymentWeekCents: 12_000 })).toMatchObject({
      frequency: 'monthly',
      repaymentCents: 86_000,
    });
  });

  it('totals the monthly repayments, or the loan with interest and fees when the lender states none [B3.16]', () => {
    expect(choose('open', {}, { paymentWeekCents: null })).toMatchObject({
      frequency: 'monthly',
      totalPayableCents: 60 * 86_000,
    });
    const bare = { paymentWeekCents: 0, paymentMonthCents: null, interestRatePercent: 0, establishmentFeesCents: null };
    expect(choose('open', { priceCents: 2_600_000 }, { ...bare, termYears: 2.5, balloonCents: 100_000 })).toMatchObject(
      {
        repaymentCents: 19_300,
        termMonths: 30,
        // The last repayment absorbs the rounding, so without interest and fees the total is the price.
        totalPayableCents: 2_600_000,
      },
    );
  });

  it('calculates a repayment at the lender’s rate over 5 years when the lender states none [L9.04]', () => {
    const bare = { paymentWeekCents: null, paymentMonthCents: null, termYears: null, establishmentFeesCents: null };
    const loan = choose('open', { priceCents: 3_000_000 }, { ...bare, interestRatePercent: 6.49 });
    expect(loan).toMatchObject({ repaymentCents: 13_600, frequency: 'weekly', termYears: 5 });
    const free = { ...bare, interestRatePercent: 0 };
    expect(choose('open', { priceCents: 2_600_000 }, free)).toMatchObject({ repaymentCents: 10_000 });
    const own = { providers: { open: { name: 'Open', establishmentFeeDollars: 1300 } } };
    expect(choose('open', { priceCents: 2_600_000 }, free, own)).toMatchObject({ repaymentCents: 10_500 });
    expect(outcome('open', { priceCents: null }, bare)).toBe('nothingToFinance');
  });

  it('ignores a term of less than a month, and a repayment that rounds to zero', () => {
    expect(choose('open', {}, { termYears: 0.04 })).toMatchObject({ termYears: 5 });
    expect(choose('open', {}, { termYears: 0.5 })).toMatchObject({ termYears: 0.5 });
    const nearest = { providers: { open: { name: 'Open', rounding: 'nearest' } } };
    const none = { paymentWeekCents: null, paymentMonthCents: null, establishmentFeesCents: null };
    expect(outcome('open', { priceCents: 10_000 }, none, nearest)).toBe('nothingToFinance');
    expect(outcome('open', { priceCents: 12_000 }, none, nearest)).toBe('estimate');
  });

  it('converts a monthly repayment to weekly for weekly price ranges', () => {
    const choice = choose('g', {}, { paymentWeekCents: null });
    expect(choice.kind === 'estimate' && getWeeklyRepaymentCents(choice)).toBe(19_846);
  });
});
