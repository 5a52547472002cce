import type { Vehicle } from '#src/vehicle/rules/vehicle.ts';
import { eventIds } from './event-ids.ts';

/** The event of looking at a vehicle; null for a new one, whose views are not told. @spec B7.24, D.25 */
export const chooseViewEvent = ({ carType }: Pick<Vehicle, 'carType'>): number | null =>
  carType === 'new' ? null : eventIds.usedVehicleView;
