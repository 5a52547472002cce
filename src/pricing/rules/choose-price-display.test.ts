import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { choosePriceDisplay } from './choose-price-display.ts';
import { pricingConfig } from './config.ts';
import { findShownPriceCents, getFinanceValueCents } from './find-shown-price-cents.ts';
import { findWasPriceCents } from './find-was-price-cents.ts';

const plain = pricingConfig.parse({});
const subscriptions = pricingConfig.parse({ offersSubscriptions: true });
const everything = makeTestVehicle({
  subscriptionPriceCents: 25_000,
  offerPriceCents: 2_900_000,
  priceCents: 3_000_000,
  priceType: 'Drive Away',
  isPreorder: true,
});

describe('choosePriceDisplay', () => {
  it('shows the first that applies of subscription, price, PREORDER and no-price text [B4.20]', () => {
    const kinds = [
      everything,
      { ...everything, subscriptionPriceCents: 0 },
      { ...everything, subscriptionPriceCents: 0, offerPriceCents: null, priceCents: null },
      makeTestVehicle(),
    ].map((vehicle) => choosePriceDisplay(vehicle, subscriptions).kind);
    expect(kinds).toEqual(['subscription', 'price', 'preorder', 'noPrice']);
  });

  it('shows the subscription price only on sites that offer them, and only above 0 [B4.21]', () => {
    expect(choosePriceDisplay(everything, subscriptions)).toEqual({ kind: 'subscription', priceCents: 25_000 });
    expect(choosePriceDisplay(everything, plain).kind).toBe('price');
    expect(choosePriceDisplay({ ...everything, subscriptionPriceCents: 0 }, subscriptions).kind).toBe('price');
    expect(choosePriceDisplay({ ...everything, subscriptionPriceCents: 1 }, subscriptions).kind).toBe('subscription');
  });

  it('shows a price above 10 dollars; 10 itself does not show [B4.22]', () => {
    const at = (priceCents: number) => choosePriceDisplay(makeTestVehicle({ priceCents }), plain).kind;
    expect([at(1000), at(1001)]).toEqual(['noPrice', 'price']);
    const offerAt = (offerPriceCents: number) => choosePriceDisplay(makeTestVehicle({ offerPriceCents }), plain).kind;
    expect([offerAt(1000), offerAt(1001)]).toEqual(['noPrice', 'price']);
  });

  it('prefers the offer price, and prints the price type beside it [B4.22] [D.06] [D.07]', () => {
    expect(choosePriceDisplay(everything, plain)).toEqual({
      kind: 'price',
      priceCents: 2_900_000,
      priceType: 'Drive Away',
    });
    expect(findShownPriceCents({ offerPriceCents: 1000, priceCents: 3_000_000 })).toBe(3_000_000);
  });

  it('shows PREORDER for a preorder without a price [B4.23]', () => {
    expect(choosePriceDisplay(makeTestVehicle({ isPreorder: true }), plain)).toEqual({ kind: 'preorder' });
    expect(choosePriceDisplay(makeTestVehicle({ isPreorder: true, priceCents: 5_000_000 }), plain).kind).toBe('price');
  });

  it("shows the configured no-price text, by default 'Enquire for price.' [B4.24]", () => {
    expect(choosePriceDisplay(makeTestVehicle(), plain)).toEqual({ kind: 'noPrice', text: 'Enquire for price.' });
    const own = pricingConfig.parse({ noPriceText: 'Call us' });
    expect(choosePriceDisplay(makeTestVehicle(), own)).toEqual({ kind: 'noPrice', text: 'Call us' });
  });

  it('never shows a placeholder price [B4.22]', () => {
    const cents = fc.option(fc.integer({ min: 0, max: 10_000_000_00 }), { nil: null });
    fc.assert(
      fc.property(cents, cents, fc.boolean(), (priceCents, offerPriceCents, isPreorder) => {
        const shown = choosePriceDisplay(makeTestVehicle({ priceCents, offerPriceCents, isPreorder }), plain);
        expect(shown.kind !== 'price' || shown.priceCents > 1000).toBe(true);
      }),
    );
  });
});

describe('findWasPriceCents', () => {
  it('shows the before price when it exceeds the price, not when they are equal [B4.25]', () => {
    const was = (beforePriceCents: number | null) =>
      findWasPriceCents(makeTestVehicle({ priceCents: 3_000_000, beforePriceCents }));
    expect([was(3_000_000), was(3_000_100), was(2_999_900), was(null)]).toEqual([null, 3_000_100, null, null]);
  });

  it('shows nothing without a price, and nothing below the plain price of an offer [B4.25]', () => {
    expect(findWasPriceCents(makeTestVehicle({ beforePriceCents: 3_000_000 }))).toBeNull();
    const offer = { offerPriceCents: 2_900_000, priceCents: 3_000_000 };
    expect(findWasPriceCents(makeTestVehicle({ ...offer, beforePriceCents: 2_950_000 }))).toBeNull();
    expect(findWasPriceCents(makeTestVehicle({ ...offer, beforePriceCents: 3_100_000 }))).toBe(3_100_000);
  });
});

it('finances the shown price, never the subscription price, and 0 when no price shows [D.08]', () => {
  expect(getFinanceValueCents(everything)).toBe(2_900_000);
  expect(getFinanceValueCents(makeTestVehicle({ subscriptionPriceCents: 25_000 }))).toBe(0);
});
