import type { Vehicle } from './vehicle.ts';
import type { ItemType } from './vehicle-classes.ts';

/** Returns whether the site sells this kind of vehicle: a site of cars only has no page for a caravan. @spec B1.02 */
export const isStockedKind = ({ itemType }: Pick<Vehicle, 'itemType'>, itemTypes: readonly ItemType[]): boolean =>
  itemTypes.includes(itemType);
