import { describe, expect, it } from 'vitest';
import type { FinanceLender } from '#src/vehicle/rules/fields/finance-lender.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { set } from '../../testing/set-calculator.ts';
import { chooseVehicleFinance } from '../choose-vehicle-finance.ts';
import { financeConfig } from '../config.ts';
import { calculateFinanceQuote } from './calculate-finance-quote.ts';
import type { CalculatorState } from './calculator-state.ts';
import { chooseCalculatorStart, chooseCalculatorTerms } from './choose-calculator-terms.ts';
import { describeAmountProblem } from './describe-amount-problem.ts';

describe('the bounds of the finance calculator', () => {
  it('has an amount of 1000 to 100000 by steps of 500 [B5.21] [B5.22] [B5.23]', () => {
    expect(set().terms.amountDollars).toEqual({ min: 1000, max: 100_000, step: 500 });
    expect(set({}, { minLoanDollars: 5000 }).terms.amountDollars.min).toBe(5000);
    expect(set({ amount: { minDollars: 5000 } }).terms.amountDollars.min).toBe(5000);
  });

  it('extends to 105% of a price above 100000 when configured [B5.23]', () => {
    const most = (priceCents: number, maxFollowsPrice: boolean) =>
      set({ amount: { maxFollowsPrice } }, {}, priceCents).terms.amountDollars.max;
    expect([most(12_000_000, true), most(12_000_000, false)]).toEqual([126_000, 100_000]);
    expect([most(10_000_000, true), most(10_000_100, true)]).toEqual([100_000, 105_001]);
  });

  it('has a purchase price of 1000 to 250000, with a message outside [B5.24] [B5.25]', () => {
    const { terms } = set({ amount: { field: 'purchasePrice' } });
    expect(terms.amountDollars).toMatchObject({ min: 1000, max: 250_000 });
    const text = 'Cannot be less than 1000 or more than 250000';
    expect([999, 1000, 250_000, 250_001].map((dollars) => describeAmountProblem(dollars, terms))).toEqual([
      text,
      null,
      null,
      text,
    ]);
    expect(describeAmountProblem(999, set().terms)).toBeNull();
    const five = set({ amount: { field: 'purchasePrice' } }, { minLoanDollars: 5000 });
    expect(describeAmountProblem(4999, five.terms)).toBe('Cannot be less than 5000 or more than 250000');
  });

  it('treats a purchase price of 0 or below as 0 and clamps every other figure [B5.26] [B5.35]', () => {
    const { clamp } = set({ amount: { field: 'purchasePrice' } });
    expect([-5, 0, 1, 1000, 1001, 300_000].map((amountDollars) => clamp({ amountDollars }).amountDollars)).toEqual([
      ...[0, 0, 1000, 1000, 1001, 250_000],
    ]);
    expect(set().clamp({ amountDollars: -5 }).amountDollars).toBe(1000);
    expect(clamp({ termYears: 0.5, ratePercent: 99, depositDollars: -1, residualDollars: 250_001 })).toMatchObject({
      termYears: 1,
      ratePercent: 15,
      depositDollars: 0,
      residualDollars: 250_000,
    });
  });

  it('has a term of 1 to 7 years in half years, or from a list [B5.27] [B5.28]', () => {
    expect(set().terms.termYears).toEqual({ min: 1, max: 7, step: 0.5 });
    expect(set({ term: { maxYears: 5 } }).clamp({ termYears: 6 }).termYears).toBe(5);
    expect(set({ term: { listYears: [3, 5, 7] } }).clamp({ termYears: 5.9 }).termYears).toBe(5);
    expect(set({ term: { listYears: [3] } }, { termListYears: [2, 4] }).terms.termListYears).toEqual([2, 4]);
  });

  it('has interest of 0.5 to 15 by half percents, or the range of provider or site [B5.29] [B5.30] [B5.31] [B5.32] [D.10]', () => {
    expect(set().terms.ratePercent).toEqual({ min: 0.5, max: 15, step: 0.5 });
    const site = { rate: { minPercent: 9.95, maxPercent: 19.95 } };
    expect(set(site).terms.ratePercent).toMatchObject({ min: 9.95, max: 19.95 });
    const provider = { rateRange: { minPercent: 5.99, maxPercent: 15.99 } };
    expect(set(site, provider).terms.ratePercent).toMatchObject({ min: 5.99, max: 15.99 });
  });

  it('has a deposit and a final payment of 0 to 250000 by half dollars [B5.34]', () => {
    expect(set().terms.extraDollars).toEqual({ min: 0, max: 250_000, step: 0.5 });
  });
});

describe('what the finance calculator shows at first', () => {
  it('is 30000 over 6 years at 8.5%, weekly [B9.30] [B9.31] [B9.32] [B9.34]', () => {
    expect(set({}, {}, 4_299_000).start).toEqual({
      amountDollars: 30_000,
      termYears: 6,
      ratePercent: 8.5,
      depositDollars: 0,
      residualDollars: 0,
      frequency: 'weekly',
    });
  });

  it('is the price when configured, and 30000 without one [B9.30]', () => {
    const config = { amount: { start: 'price' } };
    expect([set(config, {}, 4_299_050).start.amountDollars, set(config).start.amountDollars]).toEqual([
      42_990.5, 30_000,
    ]);
  });

  it("is the site's own rate without a vehicle, and the example's on the page of one without an estimate [B9.31] [B9.34] [B9.38]", () => {
    const config = { startFrom: 'lender', term: { startYears: 4 }, rate: { startPercent: 12.94 } };
    expect(set(config).start).toMatchObject({ termYears: 4, ratePercent: 12.94 });
    const range = { rateRange: { minPercent: 9, maxPercent: 12 } };
    expect(set(config, range).start.ratePercent).toBe(12);
    const { start, terms } = set(config, range, 4_299_000);
    expect([start.ratePercent, terms.ratePercent.min, terms.ratePercent.max]).toEqual([6.29, 6.29, 12]);
    expect(set({ ...config, startFrom: 'site' }, {}, 4_299_000).start.ratePercent).toBe(12.94);
    expect(set({ frequencies: ['monthly'] }).start.frequency).toBe('monthly');
  });

  it('is a price below the least amount too, which lowers the bound on that page alone [B5.22] [B9.30]', () => {
    const config = { amount: { start: 'price' } };
    const { start, terms } = set(config, { minLoanDollars: 5000 }, 20_000);
    expect([start.amountDollars, terms.amountDollars.min]).toEqual([200, 200]);
    expect(set({}, { minLoanDollars: 5000 }, 20_000).terms.amountDollars.min).toBe(5000);
    expect(set(config, { minLoanDollars: 5000 }, 600_000).terms.amountDollars.min).toBe(5000);
  });
});

describe('the calculator of a vehicle with an estimate', () => {
  const figures = makeTestLender({
    termYears: 8,
    depositCents: 200_000,
    balloonCents: 500_000,
    paymentWeekCents: 10_050,
  });
  const open = (config: object = {}, fields: Partial<FinanceLender> = {}) => {
    const provider = { name: 'L', rateRange: { minPercent: 9.95, maxPercent: 19.95 } };
    const calculator = { startFrom: 'lender', amount: { start: 'price' }, ...config };
    const finance = financeConfig.parse({ provider: 'l', providers: { l: provider }, calculator });
    const vehicle = makeTestVehicle({ priceCents: 3_000_050, financeLenders: { l: { ...figures, ...fields } } });
    const found = chooseVehicleFinance({ vehicle, currentYear: 2026 }, finance);
    if (found === null) throw new Error('the site has a lender');
    const terms = chooseCalculatorTerms(finance.calculator, found);
    const state = chooseCalculatorStart(finance.calculator, terms, found);
    return {
      terms,
      state,
      quote: (changed: Partial<CalculatorState>) => calculateFinanceQuote({ ...state, ...changed }, terms),
    };
  };

  it("starts from the lender's rate, term, deposit, final payment and frequency, even out of bounds [B3.16] [B9.31] [B9.34]", () => {
    const { terms, state, quote } = open({ frequencies: ['fortnightly', 'weekly'] });
    expect(state).toEqual({
      amountDollars: 30_000.5,
      termYears: 8,
      ratePercent: 7.49,
      depositDollars: 2000,
      residualDollars: 5000,
      frequency: 'weekly',
    });
    expect(quote({})).toMatchObject({ repaymentCents: 10_100, plan: { totalCents: 416 * 10_050 + 500_000 } });
    expect(quote({})).toMatchObject({ comparisonRatePercent: 8.61 });
    expect([terms.ratePercent, terms.termYears]).toEqual([
      { min: 7.49, max: 19.95, step: 0.5 },
      { min: 1, max: 8, step: 0.5 },
    ]);
    expect(open({ term: { listYears: [3, 9] } }).terms.termListYears).toEqual([3, 8, 9]);
  });

  it('keeps bounds that already include the estimate [B5.27] [B5.28] [B5.31]', () => {
    const { terms } = open({ term: { listYears: [3, 5] } }, { termYears: 5, interestRatePercent: 12.94 });
    expect(terms.ratePercent).toMatchObject({ min: 9.95, max: 19.95 });
    expect([terms.termYears.max, terms.termListYears]).toEqual([7, [3, 5]]);
  });

  it("keeps the lender's repayment to its own loan: no example's amount, and no price above the largest [B5.23] [B9.30]", () => {
    const example = open({ amount: { start: 'example' } });
    expect(example.state).toMatchObject({ amountDollars: 30_000, termYears: 8, depositDollars: 0, residualDollars: 0 });
    expect(example.quote({})).not.toMatchObject({ repaymentCents: 10_100 });
    const most = open({ amount: { start: 'price', maxDollars: 20_000 } });
    expect(most.state.amountDollars).toBe(20_000);
    expect(most.quote({})).not.toMatchObject({ repaymentCents: 10_100 });
  });

  it("uses the lender's own weekly repayment at each term it states, at its rate [B3.11]", () => {
    const ofTerms = { termYears: 5, paymentWeekCents: 12_000, paymentWeekCentsByTermYears: { '3': 18_760, '7': 100 } };
    const { quote } = open({}, ofTerms);
    const cents = (changed: Partial<CalculatorState>) => {
      const got = quote(changed);
      return got.kind === 'quote' && got.repaymentCents;
    };
    expect([cents({}), cents({ termYears: 3 })]).toEqual([12_000, 18_800]);
    // Repayments are calculated for an unstated term, for a stated $1 a week that would never repay the loan, and for
    // another rate or frequency.
    const worked = [
      { termYears: 4 },
      { termYears: 7 },
      { termYears: 3, ratePercent: 7.5 },
      { termYears: 3, frequency: 'fortnightly' as const },
    ].map(cents);
    expect(worked).toEqual([13_600, 8_900, 17_200, 34_500]);
  });
});
