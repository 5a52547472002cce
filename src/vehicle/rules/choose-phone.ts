import type { Vehicle } from './vehicle.ts';
import type { CarType } from './vehicle-classes.ts';

export interface PhoneBook {
  readonly main: string | null;
  readonly byCarType: Readonly<Record<CarType, string | null>>;
  readonly location: string | null;
}

/**
 * Returns the number to call about a vehicle: its car type's, otherwise its location's, otherwise the main one.
 * @spec B9.53
 */
export const choosePhone = (vehicle: Pick<Vehicle, 'carType'>, phones: PhoneBook): string | null =>
  phones.byCarType[vehicle.carType] ?? phones.location ?? phones.main;
