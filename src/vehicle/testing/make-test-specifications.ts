import type { Vehicle } from '../rules/vehicle.ts';

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
