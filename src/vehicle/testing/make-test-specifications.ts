import type { Vehicle } from '../rules/vehicle.ts';

/** Makes a caravan's specifications: two weights and two berths. `fields` override them. */
export const makeTestSpecifications = (
  fields: Partial<NonNullable<Vehicle['specifications']>> = {},
): NonNullable<Vehicle['specifications']> => ({
  bodyWidthMm: null,
  bodyLengthMm: null,
  tareKg: 2196,
  aggregateTrailerMassKg: 2700,
  axleType: null,
  sleeps: 2,
  wheelbaseMm: null,
  engineHours: null,
  ...fields,
});
