import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatYouxQuote, readYouxAnswer } from './youx-quote.ts';

it('uses the specified names, in dollars, and survives a round trip [B3.09] [B7.12]', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const any = fc.record({
    weeklyRepaymentCents: fc.integer({ min: 1, max: 5_000_000 }),
    comparisonRatePercent: percent,
    advertisedRatePercent: percent,
  });
  fc.assert(
    fc.property(any, (quote) => {
      expect(readYouxAnswer(formatYouxQuote(quote))).toEqual(quote);
    }),
  );
  expect(formatYouxQuote({ weeklyRepaymentCents: 19_950, comparisonRatePercent: 8, advertisedRatePercent: 7 })).toEqual(
    {
      weeklyRepaymentAmount: 199.5,
      comparisonRate: 8,
      advertisedRate: 7,
    },
  );
});

it('is null without a repayment [B7.12]', () => {
  expect(readYouxAnswer({ weeklyRepaymentAmount: 0, comparisonRate: 8, advertisedRate: 7 })).toBeNull();
});
