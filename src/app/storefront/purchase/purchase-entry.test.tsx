import { beforeAll, describe, expect, it } from 'vitest';
import { drawCheckout, pricedVehicle } from '#src/app/storefront/testing/draw-checkout.tsx';
import { drawOnSite } from '#src/app/storefront/testing/draw-on-site.tsx';
import { loadVehiclePage } from '#src/app/storefront/testing/load-vehicle-page.tsx';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { VehiclePage } from '#src/app/storefront/vehicle/vehicle-page.tsx';
import { buildVehicleCard } from '#src/app/storefront/vehicle-card/build-vehicle-card.ts';
import { VehicleCard } from '#src/app/storefront/vehicle-card/vehicle-card.tsx';
import { readText } from '#src/ui/testing/read-text.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';

beforeAll(loadVehiclePage);

const cars = [
  ['a sparse car', pricedVehicle],
  ['a full car', makeFullVehicle({ reserveAmountCents: null })],
] as const;

const drawWays = async (vehicle: Vehicle, switches: Record<string, unknown>) => {
  const { checkout = { path: 'checkout' }, purchase = { isEnabled: true } } = switches;
  const cards = { cards: { buttons: ['viewDetails', 'shopNow'] } };
  const context = makeTestContext({ checkout, purchase, vehicle: cards });
  const page = drawOnSite(<VehiclePage view={buildVehiclePage(vehicle, false, context)} />, context);
  return { page, card: drawOnSite(<VehicleCard card={buildVehicleCard(vehicle, context)} />, context) };
};

describe('the ways to buying online', () => {
  it.each(cars)(
    'stand on the page and the card of %s, where its site sells online [B2.03] [B2.25] [L2.49]',
    async (_, vehicle) => {
      const href = `href="/checkout-journey?car_id=${vehicle.slug}"`;
      const { page, card } = await drawWays(vehicle, {});
      expect(page).toContain(href);
      expect(readText(page)).toContain('Online Purchase');
      expect(card).toContain(href);
      expect(readText(card)).toContain('Shop Now');
      const reserving = await drawCheckout({ vehicle, purchase: { isEnabled: true } });
      expect(reserving.text).toContain('Buy it online instead');
      expect(reserving.markup).toContain(href);
    },
  );

  it.each([
    ['its site sells nothing online', { purchase: {} }, {}],
    ['its site reserves nothing', { checkout: { path: 'none' } }, {}],
    ['it is reserved', {}, { isReserved: true }],
    ['it has no price', {}, { priceCents: null, offerPriceCents: null }],
    ['it takes no deposit', {}, { reserveAmountCents: 0 }],
  ])('stand nowhere where %s [B2.27] [D.40]', async (_, switches, fields) => {
    for (const [, vehicle] of cars) {
      const { page, card } = await drawWays({ ...vehicle, ...fields }, switches);
      expect(page + card).not.toMatch(/checkout-journey|Online Purchase|Shop Now/);
    }
  });
});
