import type { Noun } from '#src/lib/text/noun.ts';
import { findBodyPicture } from './bodies/find-body-picture.ts';
import type { Vehicle } from './vehicle.ts';
import type { ItemType } from './vehicle-classes.ts';

const nouns: Readonly<Record<ItemType, Noun>> = {
  car: { one: 'car', many: 'cars' },
  caravan: { one: 'caravan', many: 'caravans' },
  truck: { one: 'truck', many: 'trucks' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
};

const several: Noun = { one: 'vehicle', many: 'vehicles' };

/** @spec D.53 */
export const chooseVehicleNoun = (itemTypes: readonly ItemType[]): Noun => {
  const [only, ...others] = itemTypes;
  return only !== undefined && others.length === 0 ? nouns[only] : several;
};

const isMotorcycle = (body: string): boolean => findBodyPicture(body) === 'motorcycle';

/** Like `chooseVehicleNoun`, but also recognises a motorcycle that a car yard has listed as a car. @spec D.53 */
export const chooseStockNoun = (itemTypes: readonly ItemType[], bodies: readonly string[]): Noun => {
  if (itemTypes.join() !== 'car' || !bodies.some(isMotorcycle)) return chooseVehicleNoun(itemTypes);
  return bodies.every(isMotorcycle) ? nouns.motorcycle : several;
};

/** @spec D.53 */
export const nameVehicle = ({ itemType, simpleBody }: Pick<Vehicle, 'itemType' | 'simpleBody'>): Noun =>
  chooseStockNoun([itemType], simpleBody === null ? [] : [simpleBody]);
