import type { PlateFigureName } from '#src/vehicle/rules/find-load-weights.ts';
import type { SortName } from './sort-table.ts';

export type ResultColumnName = PlateFigureName | 'vehicle' | 'price';

/** @spec D.18 */
export const columnSorts: Readonly<Partial<Record<ResultColumnName, readonly [first: SortName, second: SortName]>>> = {
  vehicle: ['yearNew', 'yearOld'],
  grossVehicleMass: ['heaviest', 'gvmLow'],
  payload: ['payloadHigh', 'payloadLow'],
  wheelbase: ['wheelbaseLong', 'wheelbaseShort'],
  engineHours: ['hoursLow', 'hoursHigh'],
  odometer: ['odometerLow', 'odometerHigh'],
  price: ['priceLow', 'priceHigh'],
};
