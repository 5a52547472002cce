import type { Vehicle } from './vehicle.ts';
import type { CarType } from './vehicle-classes.ts';

export interface PhoneBook {
  readonly main: string | null;
  readonly byCarType: Readonly<Record<CarType, string | null>>;
  readonly location: string | null;
}

/** @spec B9.53 */
export const choosePhone = (vehicle: Pick<Vehicle, 'carType'>, phones: PhoneBook): string | null =>
  phones.byCarType[vehicle.carType] ?? phones.location ?? phones.main;
