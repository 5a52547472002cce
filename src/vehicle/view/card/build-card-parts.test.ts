import { expect, it } from 'vitest';
import { cardAttributes } from '#src/vehicle/rules/card/card-config.ts';
import type { Vehicle } from '../../rules/vehicle.ts';
import { makeTestVehicle } from '../../testing/make-test-vehicle.ts';
import { buildCardAttributes } from './build-card-parts.ts';

const labels = { new: 'New', demo: 'Demo', used: 'Pre-Owned' };
const say = (fields: Partial<Vehicle>, names = cardAttributes as readonly (typeof cardAttributes)[number][]) =>
  buildCardAttributes(makeTestVehicle(fields), names, labels).map(({ label, value }) => `${label} ${value}`);

it("formats every known attribute in the site's order, with the site's names for conditions [B9.10] [B9.14]", () => {
  expect(say({ odometerKm: 29_640, simpleBody: 'SUV', colour: 'White', seats: 5 })).toEqual([
    'Condition Pre-Owned',
    'Body SUV',
    'Odometer 29,640 km',
    'Stock number W10451',
    'Seats 5 seats',
    'Colour White',
  ]);
  expect(say({ odometerKm: 0 }, ['stocknum', 'km'])).toEqual(['Stock number W10451', 'Odometer 0 km']);
});

it('shows where a vehicle is, as far as known [B2.17]', () => {
  expect(say({ locationName: 'Moorooka' }, ['location_name'])).toEqual(['Location Moorooka']);
  expect(say({ locationName: null, location: null }, ['location_name'])).toEqual([]);
});

it('uses the singular for one seat, and reads 0 seats as unknown [B9.11]', () => {
  expect(say({ seats: 1 }, ['seats'])).toEqual(['Seats 1 seat']);
  expect(say({ seats: 0 }, ['seats'])).toEqual([]);
});
