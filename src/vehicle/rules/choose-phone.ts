import type { Vehicle } from './vehicle.ts';
import type { CarType } from './vehicle-classes.ts';

/** Numbers that a vehicle's call button can dial. */
export interface PhoneBook {
  readonly main: string | null;
  readonly byCarType: Readonly<Record<CarType, string | null>>;
  /** The number of the place where the vehicle stands. */
  readonly location: string | null;
}

/** The number to call about a vehicle: that of its car type, else of its location, else the main one. @spec B9.53 */
export const choosePhone = (vehicle: Pick<Vehicle, 'carType'>, phones: PhoneBook): string | null =>
  phones.byCarType[vehicle.carType] ?? phones.location ?? phones.main;
