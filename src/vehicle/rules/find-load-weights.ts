import type { Vehicle } from './vehicle.ts';

interface LoadWeights {
  readonly tareKg: number;
  readonly payloadKg: number;
  readonly ratingKg: number;
  readonly ratingName: 'ATM' | 'GVM';
}

/** @spec B3.08 */
export const findLoadWeights = (vehicle: Pick<Vehicle, 'specifications' | 'variant'>): LoadWeights | null => {
  const { specifications, variant } = vehicle;
  const tareKg = specifications?.tareKg ?? null;
  const trailerKg = specifications?.aggregateTrailerMassKg || null;
  const ratingKg = trailerKg ?? variant?.grossVehicleMassKg ?? null;
  if (tareKg === null || tareKg === 0 || ratingKg === null || ratingKg <= tareKg) return null;
  return { tareKg, ratingKg, payloadKg: ratingKg - tareKg, ratingName: trailerKg === null ? 'GVM' : 'ATM' };
};

/** @spec B3.08, B3.12 */
export const plateFigures = [
  'sleeps',
  'tare',
  'atm',
  'payload',
  'bodyLength',
  'bodyWidth',
  'axle',
  'grossVehicleMass',
  'wheelbase',
  'engineHours',
  'engine',
  'weight',
  'odometer',
  'gearbox',
  'tank',
  'seats',
  'stockNumber',
  'licence',
  'location',
] as const;

export type PlateFigureName = (typeof plateFigures)[number];
