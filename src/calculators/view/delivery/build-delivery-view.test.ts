import { describe, expect, it } from 'vitest';
import { makeFullVehicle } from '#src/app/storefront/testing/make-full-vehicle.ts';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import { buildVehiclePage } from '#src/app/storefront/vehicle/build-vehicle-page.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { estimateSiteDelivery } from '../../server/estimate-site-delivery.ts';

const zones = [{ name: 'Queensland', postcodes: ['4000-4999'], priceDollars: 0, perKmDollars: 1 }];
const open = (delivery: object) => {
  const context = makeTestContext({ calculators: { delivery: { zones, ...delivery } } });
  const [moorooka] = context.site.locations;
  if (moorooka === undefined) throw new Error('the site has a location');
  const address = { ...moorooka.address, city: 'Cairns', latitude: -16.92, longitude: 145.77 };
  const cairns = { ...moorooka, id: 2, name: 'Cairns', primary: false, address };
  const site = { ...context.site, locations: [{ ...moorooka, primary: true }, cairns] };
  return { ...context, site };
};
const ask = (delivery: object, vehicle = makeFullVehicle({ locationId: 2 })) => {
  const context = open(delivery);
  const { delivery: view } = buildVehiclePage(vehicle, false, context);
  if (view === null) throw new Error('the vehicle is delivered');
  const estimate = estimateSiteDelivery(context.site, '4870', view.locationId);
  return { note: view.note, isNear: estimate.kind === 'estimate' && estimate.priceCents < 20_000 };
};

describe('where a delivery goes from', () => {
  it("is the vehicle's location, as in every preset [B2.48] [D.13]", () => {
    expect(ask({})).toEqual({
      note: 'This is an estimate for delivery from Cairns, QLD. We’ll confirm the price before you decide.',
      isNear: true,
    });
  });

  it('is the primary location when unknown, and on sites configured that way [D.13]', () => {
    const fromPrimary = {
      note: 'This is an estimate for delivery from Moorooka, QLD. We’ll confirm the price before you decide.',
      isNear: false,
    };
    expect(ask({}, makeTestVehicle({ priceCents: 2_000_000 }))).toEqual(fromPrimary);
    expect(ask({ from: 'primary' })).toEqual(fromPrimary);
  });
});
