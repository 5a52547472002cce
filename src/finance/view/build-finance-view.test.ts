import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { buildFinanceView } from './build-finance-view.ts';

const providers = { lender: { name: 'Wattle Finance', newerThanYears: 12 } };
const config = makeTestContext({ finance: { provider: 'lender', providers } }).site.config.finance;
const lender = makeFullVehicle().financeLenders?.lender;
const viewOf = (fields: Partial<Vehicle>, moment = '2026-11-21T00:00:00Z', timeZone = 'Australia/Brisbane') =>
  buildFinanceView(makeFullVehicle(fields), config, { now: new Date(moment), timeZone });
const termsOf = (figures: object) =>
  viewOf({ financeLenders: { lender: { ...lender, ...figures } as NonNullable<typeof lender> } })?.terms;

it('estimates vehicles newer than twelve years, by the current year [B5.09]', () => {
  expect(viewOf({ year: 2015 })).not.toBeNull();
  expect(viewOf({ year: 2014 })).toBeNull();
  expect(viewOf({ year: 2015 }, '2027-06-01T00:00:00Z')).toBeNull();
});

it("uses the year in the dealer's time zone, not the server's [B5.09]", () => {
  const newYearInBrisbane = '2026-12-31T15:00:00Z';
  expect(viewOf({ year: 2015 }, newYearInBrisbane)).toBeNull();
  expect(viewOf({ year: 2015 }, newYearInBrisbane, 'Australia/Perth')).not.toBeNull();
});

it('describes the terms, with words instead of $0 [B9.39]', () => {
  expect(termsOf({ termYears: 4.5, depositCents: 250_000, balloonCents: 600_000 })).toBe(
    'Wattle Finance, 4.5 year term, $2,500 deposit, $6,000 balloon',
  );
  expect(termsOf({ depositCents: 0, balloonCents: 40 })).toBe('Wattle Finance, 5 year term, no deposit, no balloon');
});
