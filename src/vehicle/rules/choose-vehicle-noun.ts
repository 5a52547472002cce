import type { Noun } from '#src/lib/text/noun.ts';
import type { ItemType } from './vehicle-classes.ts';

const nouns: Readonly<Record<ItemType, Noun>> = {
  car: { one: 'car', many: 'cars' },
  caravan: { one: 'caravan', many: 'caravans' },
  truck: { one: 'truck', many: 'trucks' },
  motorcycle: { one: 'motorcycle', many: 'motorcycles' },
};

/** Returns the noun of a site's vehicles if they are all of one kind, otherwise 'vehicle'. @spec D.53 */
export const chooseVehicleNoun = (itemTypes: readonly ItemType[]): Noun => {
  const [only, ...others] = itemTypes;
  return only !== undefined && others.length === 0 ? nouns[only] : { one: 'vehicle', many: 'vehicles' };
};
