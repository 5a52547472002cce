import { expect, it } from 'vitest';
import { roundRepaymentCents } from './round-repayment-cents.ts';

it('rounds a repayment up, or to the nearest dollar where the lender does [B9.37] [D.11]', () => {
  expect(roundRepaymentCents(13_501, 'up')).toBe(13_600);
  expect(roundRepaymentCents(13_501, 'nearest')).toBe(13_500);
  expect(roundRepaymentCents(13_550, 'nearest')).toBe(13_600);
  expect(roundRepaymentCents(13_500.000001, 'up')).toBe(13_500);
});
