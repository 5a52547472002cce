import { expect, it } from 'vitest';
import { calculateExampleComparisonRatePercent, roundRepaymentCents } from './calculate-loan-quote.ts';

it('uses the statutory example: $30,000 over five years [B9.39]', () => {
  expect(calculateExampleComparisonRatePercent(6.49, { onceCents: 40_000, monthlyCents: 1000 })).toBe(7.76);
  expect(calculateExampleComparisonRatePercent(7.49, { onceCents: 39_500, monthlyCents: 800 })).toBe(8.61);
});

it('rounds a repayment up, or to the nearest dollar where the lender does [B9.37] [D.11]', () => {
  expect(roundRepaymentCents(13_501, 'up')).toBe(13_600);
  expect(roundRepaymentCents(13_501, 'nearest')).toBe(13_500);
  expect(roundRepaymentCents(13_550, 'nearest')).toBe(13_600);
  expect(roundRepaymentCents(13_500.000001, 'up')).toBe(13_500);
});
