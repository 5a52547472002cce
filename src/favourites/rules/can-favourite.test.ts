import { expect, it } from 'vitest';
import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { makeTestVehicle } from '#src/vehicle/testing/make-test-vehicle.ts';
import { canFavourite } from './can-favourite.ts';
import type { FavouritesConfig } from './config.ts';

const open: Parameters<typeof canFavourite>[1] = { isEnabled: true, conditions: [] };
type Condition = FavouritesConfig['conditions'][number];

const picture = { image: { url: '/a.jpg', thumb: null }, isVideo: false, caption: null };

it('accepts vehicles in stock only, and none when favourites are off [B4.32] [B6.02]', () => {
  expect(canFavourite(makeTestVehicle(), open)).toBe(true);
  expect(canFavourite(makeTestVehicle({ status: 'coming_soon' }), open)).toBe(true);
  expect(canFavourite(makeTestVehicle({ status: 'sold' }), open)).toBe(false);
  expect(canFavourite(makeTestVehicle(), { ...open, isEnabled: false })).toBe(false);
});

it.each<[Condition, Partial<Vehicle>, Partial<Vehicle>]>([
  ['used', { carType: 'new' }, { carType: 'used' }],
  ['priced', { priceCents: 0 }, { priceCents: 1 }],
  ['priced', { priceCents: null }, { priceCents: 100_000 }],
  ['pictured', { images: [], photoCount: 0 }, { images: [picture] }],
  ['pictured', { images: [], photoCount: 0 }, { photoCount: 1 }],
])('requires a vehicle to be %s where the site says so [B4.33]', (condition, without, having) => {
  const strict = { isEnabled: true, conditions: [condition] };
  expect(canFavourite(makeTestVehicle(without), open)).toBe(true);
  expect(canFavourite(makeTestVehicle(without), strict)).toBe(false);
  expect(canFavourite(makeTestVehicle(having), strict)).toBe(true);
});
