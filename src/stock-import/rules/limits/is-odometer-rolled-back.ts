import { createRowBrake, type FoundRow } from './brake.ts';

export interface OdometerReading {
  readonly odometerKm: number | null;
  readonly vin: string | null;
}

/** Kilometres below which an odometer can be corrected by any amount: such a car is usually new or a demo. */
const fewKm = 1000;

/**
 * True if the odometer falls by more than `fallPercent`. False if it was below `fewKm`, or if the VIN changed, because
 * the stock number then belongs to another vehicle.
 */
export const isOdometerRolledBack = (before: OdometerReading, after: OdometerReading, fallPercent: number): boolean => {
  if (before.odometerKm === null || after.odometerKm === null || before.odometerKm < fewKm) return false;
  if (before.vin !== null && after.vin !== null && before.vin !== after.vin) return false;
  return (before.odometerKm - after.odometerKm) * 100 > before.odometerKm * fallPercent;
};

export interface RollbackFindings {
  readonly rolledBack: readonly FoundRow[];
}

export const rollbackBrake = createRowBrake<RollbackFindings>(
  'odometerFallen',
  'odometerFallen',
  ({ rolledBack }) => rolledBack,
);
