import type { Vehicle } from './vehicle.ts';
import type { ItemType } from './vehicle-classes.ts';

/** Whether a vehicle is of a kind that the site sells: a site of cars alone has no page for a caravan. @spec B1.02 */
export const isStockedKind = ({ itemType }: Pick<Vehicle, 'itemType'>, itemTypes: readonly ItemType[]): boolean =>
  itemTypes.includes(itemType);
