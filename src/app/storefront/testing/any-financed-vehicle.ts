import fc from 'fast-check';
import type { TemplateName } from '#src/sites/config/site-schema.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestLender } from '#src/vehicle/testing/make-test-lender.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { makeFullVehicle } from './make-full-vehicle.ts';

const cents = (min: number, max: number) => fc.integer({ min, max });
const wholeDollars = (min: number, max: number) => cents(min, max).map((dollars) => dollars * 100);
export const ratePercent = cents(10, 2500).map((hundredths) => hundredths / 100);
const fee = fc.record({
  label: fc.constant('a fee'),
  dollars: cents(0, 90_000).map((one) => one / 100),
  every: fc.constantFrom('loan', 'month'),
});
export const anyProvider = fc.record({
  name: fc.constant('Wattle Finance'),
  establishmentFeeDollars: fc.option(cents(0, 150_000).map((one) => one / 100)),
  fees: fc.array(fee, { maxLength: 3 }),
  requires: fc.constantFrom([], ['paymentWeek'], ['paymentMonth']),
  rounding: fc.constantFrom('up', 'nearest'),
  overPriceDollars: fc.constantFrom(0, 500),
  minLoanDollars: fc.constantFrom(null, 5000),
  rateRange: fc.constantFrom(null, { minPercent: 9.95, maxPercent: 12 }),
  termListYears: fc.constantFrom([], [3, 6]),
});
export const anyFinance = fc
  .record({
    lender: anyProvider,
    example: fc.record({ ratePercent }),
    excludedMakes: fc.constantFrom([], ['Nissan']),
    frequencies: fc.constantFrom(
      ['weekly', 'fortnightly', 'monthly'],
      ['fortnightly', 'weekly', 'monthly'],
      ['monthly'],
      ['fortnightly'],
      ['weekly'],
    ),
    field: fc.constantFrom('loan', 'purchasePrice'),
  })
  .map(({ lender, frequencies, field, ...finance }) => ({
    ...finance,
    provider: 'lender',
    providers: { lender },
    calculator: { frequencies, amount: { field } },
  }));
export const anyTemplate = fc.constantFrom<TemplateName>('group', 'franchise', 'used', 'specialist');

const anyLender = fc
  .record({
    termYears: fc.option(fc.constantFrom(1, 2.5, 4, 5, 7, 10)),
    interestRatePercent: fc.option(ratePercent, { freq: 9 }),
    comparisonRatePercent: fc.option(ratePercent, { freq: 9 }),
    paymentWeekCents: fc.option(cents(0, 60_000)),
    paymentMonthCents: fc.option(cents(0, 250_000)),
    paymentWeekCentsByTermYears: fc.constantFrom({}, { 3: 31_234, 5: 21_050 }),
    depositCents: fc.option(wholeDollars(0, 5000)),
    balloonCents: fc.option(wholeDollars(0, 9000)),
    establishmentFeesCents: fc.option(cents(0, 120_000)),
  })
  .map((fields) => makeTestLender(fields));
export const anyVehicleOf = (key: string): fc.Arbitrary<Vehicle> =>
  fc
    .record({
      lender: fc.option(anyLender, { freq: 9 }),
      priceCents: fc.constantFrom(null, 900, 20_000, 1_199_050, 2_000_050, 4_299_000, 13_000_000),
      offerPriceCents: fc.constantFrom(null, null, 3_456_700),
      isFull: fc.boolean(),
      status: fc.constantFrom('in_stock', 'in_stock', 'coming_soon', 'sold'),
      isPreorder: fc.boolean(),
      subscriptionPriceCents: fc.constantFrom(null, 25_000),
    })
    .map(({ lender, isFull, ...fields }) => {
      const financeLenders = lender === null ? null : { [key]: lender };
      return isFull ? makeFullVehicle({ ...fields, financeLenders }) : makeTestVehicle({ ...fields, financeLenders });
    });
