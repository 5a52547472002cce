import type { Place } from './place-vehicle.ts';

export interface PlacedVehicle extends Place {
  /** '<body>-<paint>'. */
  readonly vehicle: string;
  readonly view?: string;
}

export const at = (vehicle: string, rightMetres: number, metresAway: number): PlacedVehicle => ({
  vehicle,
  rightMetres,
  metresAway,
});
