import type { Vehicle } from './vehicle.ts';
import type { CarType } from './vehicle-classes.ts';

export interface PhoneBook {
  readonly main: string | null;
  readonly byCarType: Readonly<Record<CarType, string | null>>;
  readonly location: string | null;
}

/**
 * Returns the car type's number, otherwise the location's, otherwise the main one; null if there is none. @spec B9.53
 */
export const choosePhone = (vehicle: Pick<Vehicle, 'carType'>, phones: PhoneBook): string | null =>
  phones.byCarType[vehicle.carType] ?? phones.location ?? phones.main;
