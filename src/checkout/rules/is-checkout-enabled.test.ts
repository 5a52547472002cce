import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { checkoutConfig } from './config.ts';
import { findDepositCents } from './find-deposit-cents.ts';
import { findReserveHref } from './is-checkout-enabled.ts';

const free = { slug: 'a-car', priceCents: 1_001, dealershipSlug: 'north' };

describe('reserving a vehicle online', () => {
  it.each<[isEnabled: boolean, vehicle: object, config: object]>([
    [true, {}, {}],
    [true, { priceCents: null, offerPriceCents: 1_001 }, {}],
    [false, {}, { path: 'none' }],
    [false, { status: 'coming_soon' }, {}],
    [false, { status: 'sold' }, {}],
    [false, { isShownOnWebsite: false }, {}],
    [false, { isReserved: true }, {}],
    [false, { isSold: true }, {}],
    [false, { tag: 'Test Drive Only' }, {}],
    [true, { tag: 'Price drop' }, {}],
    [false, { priceCents: 1_000 }, {}],
    [false, { priceCents: null }, {}],
    [false, {}, { excludedDealerships: ['north'] }],
    [true, {}, { excludedDealerships: ['south'] }],
    [true, { dealershipSlug: null }, { excludedDealerships: ['north'] }],
    [false, { reserveAmountCents: 0 }, {}],
    [false, {}, { depositDollars: null }],
  ])('is offered: %s for %j with %j [B2.27] [B5.15] [D.40]', (isEnabled, vehicle, config) => {
    const site = checkoutConfig.parse({ path: 'checkout', ...config });
    expect(findReserveHref(makeTestVehicle({ ...free, ...vehicle }), site) !== null).toBe(isEnabled);
  });

  it('is at the address that the site uses [B2.02]', () => {
    const hrefOf = (path: string) => findReserveHref(makeTestVehicle(free), checkoutConfig.parse({ path }));
    expect(hrefOf('checkout')).toBe('/cars/a-car/checkout');
    expect(hrefOf('buy-online')).toBe('/cars/a-car/buy-online');
  });

  it.each<[cents: number | null, vehicle: object, config: object]>([
    [20_000, {}, {}],
    [50_000, { reserveAmountCents: 50_000 }, { dealershipDeposits: { north: 300 } }],
    [30_000, {}, { dealershipDeposits: { north: 300 } }],
    [35_000, {}, { depositDollars: 350, dealershipDeposits: { south: 300 } }],
    [null, { reserveAmountCents: 0 }, {}],
    [null, {}, { dealershipDeposits: { north: 0 } }],
    [null, {}, { depositDollars: null }],
  ])('takes %j cents for %j with %j [B5.15] [B9.27] [D.40]', (cents, vehicle, config) => {
    expect(findDepositCents(makeTestVehicle({ ...free, ...vehicle }), checkoutConfig.parse(config))).toBe(cents);
  });
});
