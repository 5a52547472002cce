import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import { makeTestVehicle } from '#src/vehicle/rules/make-test-vehicle.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { CardPrice } from './card-price.tsx';

const plain = makeTestContext();
const say = (vehicle: Vehicle, context = plain) => {
  const { price, wasPrice, soldText } = buildVehicleCard(vehicle, context);
  return drawText(<CardPrice price={price} wasPrice={wasPrice} soldText={soldText} />);
};

it('says the price with its price type beside it [D.07]', () => {
  expect(say(makeFullVehicle({ beforePriceCents: null }))).toBe('$42,990 Drive Away');
  expect(say(makeFullVehicle({ beforePriceCents: null, priceType: null }))).toBe('$42,990');
});

it('says what it was and what is saved, only when it was above the price [B4.25]', () => {
  expect(say(makeFullVehicle())).toBe('$42,990 Drive Away Was $45,490 $2,500 less');
  for (const beforePriceCents of [4_299_000, 4_200_000, 4_299_040, null]) {
    expect(say(makeFullVehicle({ beforePriceCents }))).toBe('$42,990 Drive Away');
  }
});

it('says the no-price text of the site in the place of the price [B4.24]', () => {
  expect(say(makeTestVehicle())).toBe('Enquire for price.');
  expect(say(makeTestVehicle(), makeTestContext({ pricing: { noPriceText: 'Call us' } }))).toBe('Call us');
  expect(say(makeTestVehicle({ isPreorder: true }))).toBe('PREORDER');
});

it('says the subscription price where the site offers subscriptions [B4.21]', () => {
  const offering = makeTestContext({ pricing: { offersSubscriptions: true } });
  const vehicle = makeFullVehicle({ subscriptionPriceCents: 25_000 });
  expect(say(vehicle, offering)).toBe('$250 by subscription');
  expect(say(vehicle)).toBe('$42,990 Drive Away Was $45,490 $2,500 less');
});

it('says of a sold vehicle when it was sold, and no price [B4.03]', () => {
  const soldAtSeconds = Date.parse('2026-11-19T15:00:00Z') / 1000;
  expect(say(makeFullVehicle({ status: 'sold', soldAtSeconds }))).toBe('Sold on 20/11/2026');
  expect(say(makeTestVehicle({ status: 'sold' }))).toBe('Sold');
});
