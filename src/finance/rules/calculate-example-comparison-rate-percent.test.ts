import { expect, it } from 'vitest';
import { calculateExampleComparisonRatePercent } from './calculate-example-comparison-rate-percent.ts';

it('takes the example that lenders must compare by: $30,000 over five years [B9.39]', () => {
  expect(calculateExampleComparisonRatePercent(6.49, { onceCents: 40_000, monthlyCents: 1000 })).toBe(7.76);
  expect(calculateExampleComparisonRatePercent(7.49, { onceCents: 39_500, monthlyCents: 800 })).toBe(8.61);
});
