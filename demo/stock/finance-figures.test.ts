import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculateComparisonRate, calculateRepayment } from './finance-figures.ts';
import { demoLenders, quoteLenders } from './lenders.ts';
import { createRandom } from './random.ts';

describe('calculateComparisonRate', () => {
  it.each([
    [6.49, 400, 10, 7.76],
    [8.49, 0, 0, 8.49],
  ])(
    'compares %f %% with %i upfront and %i a month as %f %% [decisions, comparison rate]',
    (rate, upfront, monthly, expected) => {
      expect(calculateComparisonRate(rate, upfront, monthly)).toBeCloseTo(expected, 2);
    },
  );

  it('is never below the interest rate', () => {
    const rates = fc.double({ min: 1, max: 20, noNaN: true });
    fc.assert(
      fc.property(rates, fc.nat(1500), fc.nat(25), (rate, upfront, monthly) => {
        expect(calculateComparisonRate(rate, upfront, monthly)).toBeGreaterThanOrEqual(
          Math.round(rate * 100) / 100 - 0.01,
        );
      }),
    );
  });
});

describe('calculateRepayment', () => {
  it.each([
    [30_000, 6.49 / 1200, 60, 586.84],
    [30_000, 6.49 / 5200, 260, 135.19],
  ])('repays %i at %f per period in %i periods with %f', (principal, rate, periods, expected) => {
    expect(calculateRepayment(principal, rate, periods)).toBeCloseTo(expected, 2);
  });

  it('leaves exactly the balloon at the end', () => {
    const payment = calculateRepayment(20_000, 0.005, 48, 6000);
    let owed = 20_000;
    for (let period = 0; period < 48; period += 1) owed = owed * 1.005 - payment;
    expect(owed).toBeCloseTo(6000, 4);
  });
});

describe('quoteLenders', () => {
  it('is consistent: weekly and monthly figures repay the same loan [B3.11]', () => {
    const quotes = quoteLenders(createRandom('any'), 'wattle-group', 40_000, 2);
    for (const [key, quote] of Object.entries(quotes)) {
      const weekly = Number(quote.paymentWeek);
      expect((weekly * 52) / 12 / Number(quote.paymentMonth), key).toBeCloseTo(1, 2);
      expect(Number(quote.comparisonRate)).toBeGreaterThan(Number(quote.interestRate));
      expect(quote[`term${quote.termYears}`]).toBe(weekly);
      expect(Number(quote.term3)).toBeGreaterThan(Number(quote.term7));
    }
  });

  it('has a higher rate for an older vehicle', () => {
    const rateAt = (ageYears: number) =>
      Number(quoteLenders(createRandom('any'), 'banksia-used', 20_000, ageYears).plainfield?.interestRate);
    expect(rateAt(8)).toBeGreaterThan(rateAt(7));
  });

  it('has one lender of each kind [D.09]', () => {
    expect(demoLenders.map(({ provider }) => provider).join('')).toBe('ABCDEFG');
  });
});
