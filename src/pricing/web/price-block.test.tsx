import { expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { drawText } from '#src/ui/testing/draw-text.ts';
import { makeTestVehicle } from '#src/vehicle/rules/make-test-vehicle.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { PriceBlock } from './price-block.tsx';

const plain = makeTestContext();
const say = (vehicle: Vehicle, context = plain) => {
  const { price, wasPrice, marketBadge } = buildVehiclePage(vehicle, [], context);
  return drawText(<PriceBlock price={price} wasPrice={wasPrice} marketText={marketBadge?.longText ?? null} />);
};

it('says price, price type, what it was and how the market stands [B4.20] [B4.25] [B4.26] [D.07]', () => {
  expect(say(makeFullVehicle())).toBe('$42,990 Drive Away Was $45,490 $2,500 less $1,380 below the Queensland average');
});

it('says no earlier price that is not above the price [B4.25]', () => {
  expect(say(makeFullVehicle({ beforePriceCents: 4_299_000, market: null }))).toBe('$42,990 Drive Away');
});

it('says no comparison where the site switches it off [B4.26]', () => {
  expect(say(makeFullVehicle(), makeTestContext({ market: { hasBadge: false } }))).not.toContain('average');
});

it('says the no-price text of a vehicle without a price [B4.24]', () => {
  expect(say(makeTestVehicle())).toBe('Enquire for price.');
});

it('says nothing of a sold vehicle’s price [B2.42]', () => {
  expect(say(makeFullVehicle({ status: 'sold' }))).toBe('');
});
