import type { Place } from './place-vehicle.ts';

export interface PlacedVehicle extends Place {
  /** '<body>-<paint>'. */
  readonly vehicle: string;
  /** 'hero' by default, which is the front three-quarter view. */
  readonly view?: string;
}

/** at('suv-red', 1.9, 13): 1.9 m right of the middle, 13 m from the camera. */
export const at = (vehicle: string, rightMetres: number, metresAway: number): PlacedVehicle => ({
  vehicle,
  rightMetres,
  metresAway,
});
