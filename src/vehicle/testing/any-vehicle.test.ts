import fc from 'fast-check';
import { expect, it } from 'vitest';
import { vehicleFields } from '../rules/fields/vehicle-fields.ts';
import type { Vehicle } from '../rules/vehicle.ts';
import { anyVehicle } from './any-vehicle.ts';

const isKnown = (value: unknown): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

it('generates vehicles with and without every optional field', () => {
  const vehicles = fc.sample(anyVehicle, { numRuns: 200, seed: 1 });
  for (const name of Object.keys(vehicleFields) as (keyof Vehicle)[]) {
    const { absent } = vehicleFields[name];
    const known = vehicles.filter((vehicle) => isKnown(vehicle[name])).length;
    expect(known, name).toBeGreaterThan(20);
    if (!absent.required && absent.value === null) expect(known, name).toBeLessThan(180);
  }
});
