import type { TradeInConfig } from './config.ts';
import type { TradedCar } from './traded-car.ts';

/** Why a car is given no estimate online: it is looked at in person. @spec L5.17 */
export type Ineligibility = 'tooOld' | 'tooFar';

/** Whether a car is too old, or has run too far; undefined while it may be given an estimate. @spec L5.17 */
export const findIneligibility = (
  { year, odometerKm }: Pick<TradedCar, 'year' | 'odometerKm'>,
  { maxAgeYears, maxOdometerKm }: Pick<TradeInConfig, 'maxAgeYears' | 'maxOdometerKm'>,
  thisYear: number,
): Ineligibility | undefined => {
  if (thisYear - year > maxAgeYears) return 'tooOld';
  return odometerKm !== null && odometerKm > maxOdometerKm ? 'tooFar' : undefined;
};
