import { expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { chooseYouxQuote } from './choose-youx-quote.ts';
import { financeConfig } from './config.ts';

const given = { weeklyRepaymentCents: 19_950, comparisonRatePercent: 8.61, advertisedRatePercent: 7.49 };
const offered = { provider: 'lender', providers: { lender: { name: 'Lender' } }, youx: { isOffered: true } };
const choose = (fields: Parameters<typeof makeTestVehicle>[0] = {}, switches: object = {}) =>
  chooseYouxQuote(
    makeTestVehicle({ priceCents: 3_000_000, ...fields }),
    financeConfig.parse({ ...offered, ...switches }),
  );

it("uses the stock's quote [B3.09]", () => {
  expect(choose({ youxQuote: given })).toEqual({ kind: 'known', quote: given });
});

it('is missing when the stock has none, or lacks the repayment or a rate; 0 is a rate [B4.58] [B3.09]', () => {
  expect(choose()).toEqual({ kind: 'missing' });
  for (const field of ['weeklyRepaymentCents', 'comparisonRatePercent', 'advertisedRatePercent']) {
    expect(choose({ youxQuote: { ...given, [field]: null } })).toEqual({ kind: 'missing' });
  }
  expect(choose({ youxQuote: { ...given, weeklyRepaymentCents: 0 } })).toEqual({ kind: 'missing' });
  expect(choose({ youxQuote: { ...given, advertisedRatePercent: 0 } })).toMatchObject({ kind: 'known' });
});

it('is offered on sites that do, for a price above 0 [B4.58]', () => {
  const none = { kind: 'notShown' };
  expect(choose({ youxQuote: given }, { youx: { isOffered: false } })).toEqual(none);
  expect(choose({}, { youx: {} })).toEqual(none);
  expect(choose({ priceCents: null })).toEqual(none);
  // A price of $10 or less is treated as no price. [D.06]
  expect(choose({ priceCents: 1000 })).toEqual(none);
  expect(choose({ priceCents: 1001 })).toEqual({ kind: 'missing' });
});

it('is not shown for a vehicle not in stock, or excluded from finance [B4.58] [B5.07] [B5.08]', () => {
  const none = { kind: 'notShown' };
  expect(choose({ status: 'sold' })).toEqual(none);
  expect(choose({ status: 'coming_soon' })).toEqual({ kind: 'missing' });
  expect(choose({}, { provider: null })).toEqual(none);
  expect(choose({ make: 'Polestar' }, { excludedMakes: ['polestar'] })).toEqual(none);
  expect(choose({ dealershipSlug: 'far' }, { excludedDealerships: ['far'] })).toEqual(none);
});
