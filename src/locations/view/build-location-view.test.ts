import { expect, it } from 'vitest';
import { makeTestContext } from '#src/app/storefront/testing/make-test-context.ts';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { buildLocationView } from './build-location-view.ts';

const { site } = makeTestContext();
const view = (fields: Partial<Vehicle>) => buildLocationView(makeTestVehicle(fields), site);
const address = { id: null, street: null, city: 'Ipswich', state: 'QLD', postcode: null };
const location = { name: 'The docks', slug: null, phone: null, address, distributionLocations: [] };

it('shows city and state of the vehicle, its place, or the dealer’s location [B2.57]', () => {
  expect(view({ city: 'Windsor', state: 'NSW', location, locationId: 1 })?.badge).toBe('Windsor, NSW');
  expect(view({ location, locationId: 1 })?.badge).toBe('Ipswich, QLD');
  expect(view({ location: { ...location, address: null }, locationId: 1 })?.badge).toBe('Moorooka, QLD');
  expect(view({ locationId: 1 })?.badge).toBe('Moorooka, QLD');
});

it('shows the place’s name when city or state is unknown [B2.57]', () => {
  expect(view({ city: 'Windsor', locationName: 'The yard' })?.badge).toBe('The yard');
  expect(view({ location: { ...location, address: null } })?.badge).toBe('The docks');
  expect(view({ city: 'Windsor' })?.badge).toBe('Windsor');
  expect(view({})).toBeNull();
});

it('finds the dealer’s location by its id, else by its name [B2.40]', () => {
  expect(view({ locationId: 1, locationName: 'Elsewhere' })?.name).toBe('Moorooka');
  expect(view({ locationName: 'Moorooka' })?.address).toBe('1 Test Street, Moorooka QLD 4105');
  expect(view({ location: { ...location, name: 'Moorooka' } })?.address).toBe('1 Test Street, Moorooka QLD 4105');
  expect(view({ locationName: 'The yard' })).toMatchObject({ address: null, phone: null, directionsHref: null });
});

it('says that a vehicle is away only when its city is known and differs from the primary location’s [B2.58]', () => {
  expect(view({ location })?.awayText).toBe('Located at Ipswich');
  expect(view({ locationId: 1 })?.awayText).toBeNull();
  expect(view({ locationName: 'The yard' })?.awayText).toBeNull();
});
