import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { Price } from './price.tsx';

const plain = makeTestContext();
const sayOnCard = (vehicle: Vehicle, context = plain) => {
  const { price, wasPrice, soldText } = buildVehicleCard(vehicle, context);
  return drawText(<Price place="card" price={price} wasPrice={wasPrice} soldText={soldText} />);
};

const sayOnPage = (vehicle: Vehicle, context = plain) => {
  const { price, wasPrice, marketBadge } = buildVehiclePage(vehicle, false, context);
  return drawText(<Price place="page" price={price} wasPrice={wasPrice} marketText={marketBadge?.longText ?? null} />);
};

it('shows the price with its price type [D.07]', () => {
  expect(sayOnCard(makeFullVehicle({ beforePriceCents: null }))).toBe('$42,990 Drive Away');
  expect(sayOnCard(makeFullVehicle({ beforePriceCents: null, priceType: null }))).toBe('$42,990');
});

it('shows the earlier price and the saving only when it was above the price [B4.25]', () => {
  expect(sayOnCard(makeFullVehicle())).toBe('$42,990 Drive Away Was $45,490 $2,500 less');
  for (const beforePriceCents of [4_299_000, 4_200_000, 4_299_040, null]) {
    expect(sayOnCard(makeFullVehicle({ beforePriceCents }))).toBe('$42,990 Drive Away');
  }
});

it("shows the site's no-price text in place of the price [B4.24]", () => {
  expect(sayOnCard(makeTestVehicle())).toBe('Enquire for price.');
  expect(sayOnCard(makeTestVehicle(), makeTestContext({ pricing: { noPriceText: 'Call us' } }))).toBe('Call us');
  expect(sayOnCard(makeTestVehicle({ isPreorder: true }))).toBe('PREORDER');
});

it('shows the weekly subscription price with the purchase price [B4.21] [D.08]', () => {
  const offering = makeTestContext({ pricing: { offersSubscriptions: true } });
  const vehicle = makeFullVehicle({ subscriptionPriceCents: 25_000 });
  const both = '$250 a week by subscription or $42,990 Drive Away to buy';
  expect(sayOnCard(vehicle, offering)).toBe(both);
  expect(sayOnPage({ ...vehicle, market: null }, offering)).toBe(both);
  expect(sayOnCard(makeTestVehicle({ subscriptionPriceCents: 25_000 }), offering)).toBe('$250 a week by subscription');
  expect(sayOnCard(vehicle)).toBe('$42,990 Drive Away Was $45,490 $2,500 less');
});

it('states the period of monthly subscriptions [B4.21]', () => {
  const monthly = makeTestContext({ pricing: { offersSubscriptions: true, subscriptionPeriod: 'month' } });
  expect(sayOnCard(makeTestVehicle({ subscriptionPriceCents: 99_900 }), monthly)).toBe('$999 a month by subscription');
});

it('shows when a sold vehicle was sold, and no price [B4.03]', () => {
  const soldAtSeconds = Date.parse('2026-11-19T15:00:00Z') / 1000;
  expect(sayOnCard(makeFullVehicle({ status: 'sold', soldAtSeconds }))).toBe('Sold on 20 November 2026');
  expect(sayOnCard(makeTestVehicle({ status: 'sold' }))).toBe('Sold');
});

it('shows on the page price, price type, earlier price and market comparison [B4.20] [B4.25] [B4.26] [D.07]', () => {
  expect(sayOnPage(makeFullVehicle())).toBe(
    '$42,990 Drive Away Was $45,490 $2,500 less $1,380 below the Queensland average',
  );
});

it('shows on the page no earlier price at or below the price [B4.25]', () => {
  expect(sayOnPage(makeFullVehicle({ beforePriceCents: 4_299_000, market: null }))).toBe('$42,990 Drive Away');
});

it('shows on the page no market comparison when the site switches it off [B4.26]', () => {
  expect(sayOnPage(makeFullVehicle(), makeTestContext({ market: { hasBadge: false } }))).not.toContain('average');
});

it('shows on the page the no-price text without a price [B4.24]', () => {
  expect(sayOnPage(makeTestVehicle())).toBe('Enquire for price.');
});

it('shows on the page no price of a sold vehicle [B2.42]', () => {
  expect(sayOnPage(makeFullVehicle({ status: 'sold' }))).toBe('');
});
